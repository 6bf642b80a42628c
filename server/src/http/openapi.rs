//! The description of a listener's API, as `OpenAPI` 3.1, from its [routes](crate::routes).

use crate::routes::{Content, Operation, Route, Routes, Who};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

const PATH: &str = "/api/v1/openapi.json";
const SCHEMAS: &str = "/components/schemas";
/// The place of the schemas of requests, before it is known which types have two schemas.
const REQUESTS: &str = "/requests";

/// The parts of addresses: name, type, meaning.
const PARAMETERS: &[(&str, &str, &str)] = &[
    ("board", "integer", "A board of the court, from 1"),
    ("club", "integer", "A club of the register"),
    ("competitor", "integer", "A person or a team of the tournament"),
    ("court", "integer", "A court, from 1"),
    ("event", "integer", "An event, from 1"),
    ("file", "string", "A table and its format: `standings.xlsx`"),
    ("game", "integer", "A game"),
    ("instant", "integer", "An instant of court time, in ms since 1970"),
    ("person", "integer", "A person of the register"),
    ("record", "integer", "The number of a record of the court"),
    ("round", "integer", "A round, from 1"),
    ("screen", "string", "The name of a screen"),
    ("token", "string", "The token of a player's personal link: it proves who he is"),
    ("tournament", "integer", "A tournament of the event, from 1"),
];

/// The routes, with one more that answers with their description.
pub(super) fn described<S>(listener: &'static str, mut routes: Routes<S>) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
{
    let own = Operation::new("openapi", "This description").answers::<Value>();
    let of = |route: &Route<S>| (route.path.clone(), route.operations.clone());
    let mut paths: Vec<(String, Vec<Operation>)> = routes.iter().map(of).collect();
    paths.push((PATH.to_owned(), vec![own.clone()]));
    let text = Arc::new(OnceLock::new());
    let answer = async move || {
        let json = text.get_or_init(|| bytes::Bytes::from(document(listener, &paths).to_string()));
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")];
        (headers, json.clone())
    };
    routes.push(Route::api(PATH).get(answer, own));
    routes
}

fn document(listener: &str, paths: &[(String, Vec<Operation>)]) -> Value {
    let mut schemas = Schemas::new();
    let mut described = Map::new();
    for (path, operations) in paths.iter().filter(|(_, operations)| !operations.is_empty()) {
        let item: Map<String, Value> = operations
            .iter()
            .map(|is| (is.method.to_owned(), operation(path, is, &mut schemas)))
            .collect();
        described.insert(path.clone(), item.into());
    }
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": format!("ChessRun court server: {listener}"),
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" },
        },
        "paths": described,
        "components": {
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of an enrolled device; a requirement names its roles",
                },
            },
        },
    });
    document["components"]["schemas"] = schemas.finish(&mut document).into();
    document
}

fn operation(path: &str, is: &Operation, schemas: &mut Schemas) -> Value {
    let mut responses = BTreeMap::new();
    for (status, content) in &is.answers {
        add(&mut responses, *status, *content, schemas);
    }
    let mut says = |status| add(&mut responses, status, Some(Content::File("text/plain")), schemas);
    let parts: Vec<&str> = path.split('/').filter_map(|part| part.strip_prefix('{')).collect();
    if !parts.is_empty() && is.may_be_missing {
        says(StatusCode::NOT_FOUND);
    }
    if is.who != Who::Anyone {
        says(StatusCode::FORBIDDEN);
    }
    if is.query.is_some() || is.body.is_some() {
        says(StatusCode::BAD_REQUEST);
    }
    if is.body.is_some() {
        says(StatusCode::PAYLOAD_TOO_LARGE);
    }
    if matches!(is.body, Some(Content::Json(_))) {
        says(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        says(StatusCode::UNPROCESSABLE_ENTITY);
    }
    let mut parameters: Vec<Value> = parts.iter().map(|part| parameter_of(path, part)).collect();
    if let Some(query) = is.query {
        parameters.extend(schemas.questions(query));
    }
    let mut described = json!({
        "operationId": is.id,
        "summary": is.summary,
        "tags": [path.split('/').nth(3)],
        "parameters": parameters,
        "responses": responses,
        "security": match is.who {
            Who::Anyone => json!([]),
            Who::Organiser => json!([{ "token": ["organiser", "head"] }]),
            Who::Head => json!([{ "token": ["head"] }]),
        },
    });
    if let Some(body) = is.body {
        let content = schemas.content(body, Direction::In);
        described["requestBody"] = json!({ "required": true, "content": content });
    }
    described
}

fn parameter_of(path: &str, part: &str) -> Value {
    let name = part.trim_end_matches('}');
    let (_, kind, meaning) = PARAMETERS
        .iter()
        .find(|(of, ..)| *of == name)
        .unwrap_or_else(|| panic!("{path}: {name} stands in no list of parameters"));
    json!({
        "name": name,
        "in": "path",
        "required": true,
        "description": meaning,
        "schema": { "type": kind },
    })
}

/// Adds a status; two answers of one status differ in their media types.
fn add(
    responses: &mut BTreeMap<String, Value>,
    status: StatusCode,
    content: Option<Content>,
    schemas: &mut Schemas,
) {
    let reason = status.canonical_reason().unwrap_or_default();
    let of = responses
        .entry(status.as_str().to_owned())
        .or_insert_with(|| json!({ "description": reason }));
    if let Some(content) = content {
        for (media_type, is) in schemas.content(content, Direction::Out) {
            of["content"][media_type] = is;
        }
    }
}

/// The way of a value: a field with a default may be left out of a request, and is there in an answer.
#[derive(Debug, Clone, Copy)]
pub(super) enum Direction {
    In,
    Out,
}

/// The schemas of all types, for requests and for answers.
#[derive(Debug)]
pub(super) struct Schemas {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
}

impl Schemas {
    pub(super) fn new() -> Self {
        let at = |place: &'static str| {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = place.into();
                settings.meta_schema = None;
            })
        };
        Self {
            requests: at(REQUESTS).for_deserialize().into_generator(),
            answers: at(SCHEMAS).for_serialize().into_generator(),
        }
    }

    /// The types of an operation.
    #[cfg(test)]
    pub(super) fn take(&mut self, is: &Operation) {
        operation("", is, self);
    }

    pub(super) fn of(
        &mut self,
        schema: fn(&mut SchemaGenerator) -> Schema,
        direction: Direction,
    ) -> Value {
        let generator = match direction {
            Direction::In => &mut self.requests,
            Direction::Out => &mut self.answers,
        };
        schema(generator).to_value()
    }

    fn content(&mut self, content: Content, direction: Direction) -> Map<String, Value> {
        let (media_type, schema) = match content {
            Content::Json(schema) => ("application/json", self.of(schema, direction)),
            Content::File("text/plain") => ("text/plain", json!({ "type": "string" })),
            Content::File(media_type) => (media_type, json!({})),
        };
        Map::from_iter([(media_type.to_owned(), json!({ "schema": schema }))])
    }

    fn questions(&mut self, query: fn(&mut SchemaGenerator) -> Schema) -> Vec<Value> {
        let mut of = self.of(query, Direction::In);
        let required = of["required"].take();
        let is_required = |name: &str| {
            required.as_array().is_some_and(|all| all.iter().any(|other| other == name))
        };
        let Value::Object(properties) = of["properties"].take() else { return Vec::new() };
        let question = |(name, mut schema): (String, Value)| {
            let description = schema.as_object_mut().and_then(|of| of.remove("description"));
            json!({
                "in": "query",
                "required": is_required(&name),
                "name": name,
                "description": description.unwrap_or_else(|| "".into()),
                "schema": schema,
            })
        };
        properties.into_iter().map(question).collect()
    }

    /// The schemas by name. A type that is not the same in requests and in answers has two: in
    /// `document` its name in requests ends with [`INPUT`].
    pub(super) fn finish(mut self, document: &mut Value) -> Map<String, Value> {
        let mut all = self.answers.take_definitions(true);
        let requests = self.requests.take_definitions(true);
        let mut differ = BTreeSet::new();
        // a type differs as well if it refers to one that does
        loop {
            let mut renamed = requests.clone();
            renamed.values_mut().for_each(|schema| rename(schema, &differ));
            let differs = |(name, schema): &(&String, &Value)| {
                all.get(*name).is_some_and(|other| other != *schema)
            };
            let found = renamed.iter().filter(differs).map(|(name, _)| name.clone()).collect();
            if differ == found {
                rename(document, &differ);
                all.extend(renamed.into_iter().map(|(of, schema)| (name(&of, &differ), schema)));
                return all;
            }
            differ = found;
        }
    }
}

/// The end of a name in requests.
const INPUT: &str = "Input";

fn name(of: &str, differ: &BTreeSet<String>) -> String {
    if differ.contains(of) { format!("{of}{INPUT}") } else { of.to_owned() }
}

/// Puts the references of requests where the schemas of both are.
fn rename(value: &mut Value, differ: &BTreeSet<String>) {
    each_reference(value, &mut |to| {
        if to.strip_prefix('#').is_some_and(|path| path.starts_with(REQUESTS)) {
            *to = format!("#{SCHEMAS}/{}", name(named(to), differ));
        }
    });
}

/// The name at the end of a reference.
pub(super) fn named(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}

fn each_reference(value: &mut Value, change: &mut impl FnMut(&mut String)) {
    match value {
        Value::Object(of) => {
            for (key, value) in of {
                match value {
                    Value::String(to) if key == "$ref" => change(to),
                    value => each_reference(value, change),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                each_reference(item, change);
            }
        }
        _ => {}
    }
}
