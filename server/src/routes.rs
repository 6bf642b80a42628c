//! A route together with its description: an address of the API cannot have one without the other.

use crate::net::unchanged::tagged;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::routing::{MethodFilter, MethodRouter, on};
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// The routes of a listener, or a part of them.
pub(crate) type Routes<S> = Vec<Route<S>>;

/// An address with everything that answers there.
#[derive(Debug)]
pub(crate) struct Route<S> {
    pub(super) path: String,
    answer: MethodRouter<S>,
    pub(super) operations: Vec<Operation>,
}

impl<S: Clone + Send + Sync + 'static> Route<S> {
    /// A page, a file of a page, or a socket.
    ///
    /// # Panics
    /// At an address of the API: [`Route::api`] describes it.
    pub(crate) fn page(path: impl Into<String>, answer: MethodRouter<S>) -> Self {
        let path = path.into();
        assert!(!path.starts_with("/api/"), "{path} has no description");
        Self { path, answer, operations: Vec::new() }
    }

    /// An address of the API.
    pub(super) fn api(path: &str) -> Self {
        Self { path: path.to_owned(), answer: MethodRouter::new(), operations: Vec::new() }
    }

    pub(super) fn get<H: Handler<T, S>, T: 'static>(self, answer: H, is: Operation) -> Self {
        self.on(MethodFilter::GET, answer, Operation { method: "get", ..is })
    }

    pub(super) fn put<H: Handler<T, S>, T: 'static>(self, answer: H, is: Operation) -> Self {
        self.on(MethodFilter::PUT, answer, Operation { method: "put", ..is })
    }

    pub(super) fn post<H: Handler<T, S>, T: 'static>(self, answer: H, is: Operation) -> Self {
        self.on(MethodFilter::POST, answer, Operation { method: "post", ..is })
    }

    /// The same with a tag on each answer, so that a poller learns that nothing has changed.
    pub(super) fn tagged(self) -> Self {
        let says = |operation: Operation| operation.says(StatusCode::NOT_MODIFIED);
        Self {
            answer: self.answer.layer(from_fn(tagged)),
            operations: self.operations.into_iter().map(says).collect(),
            ..self
        }
    }

    fn on<H: Handler<T, S>, T: 'static>(
        mut self,
        method: MethodFilter,
        answer: H,
        is: Operation,
    ) -> Self {
        let limit = DefaultBodyLimit::max(is.body_max);
        self.answer = self.answer.merge(on(method, answer).layer(limit));
        self.operations.push(is);
        self
    }
}

pub(super) fn router<S: Clone + Send + Sync + 'static>(routes: Routes<S>) -> Router<S> {
    let add = |router: Router<S>, route: Route<S>| router.route(&route.path, route.answer);
    routes.into_iter().fold(Router::new(), add)
}

/// The people who may call an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    Anyone,
    /// A device of an organiser or a head referee, which proves itself by its token.
    Organiser,
    /// A device of a head referee.
    Head,
}

/// The content of a body.
#[derive(Debug, Clone, Copy)]
pub(super) enum Content {
    Json(fn(&mut SchemaGenerator) -> Schema),
    /// Text or a file, of this media type.
    File(&'static str),
}

/// An operation of the API: a method at an address.
#[derive(Debug, Clone)]
pub(super) struct Operation {
    pub(super) method: &'static str,
    /// Its name in generated programs.
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    pub(super) who: Who,
    pub(super) query: Option<fn(&mut SchemaGenerator) -> Schema>,
    pub(super) body: Option<Content>,
    /// The longest body, in bytes.
    pub(super) body_max: usize,
    /// The answers by status: the first is that of success.
    pub(super) answers: Vec<(StatusCode, Option<Content>)>,
    /// False if every address of this form is there.
    pub(super) may_be_missing: bool,
}

impl Operation {
    /// The name in generated programs, and a line for people.
    pub(super) const fn new(id: &'static str, summary: &'static str) -> Self {
        Self {
            method: "get",
            id,
            summary,
            who: Who::Anyone,
            query: None,
            body: None,
            body_max: 0,
            answers: Vec::new(),
            may_be_missing: true,
        }
    }

    pub(super) fn by(self, who: Who) -> Self {
        Self { who, ..self }
    }

    /// The questions of the address.
    pub(super) fn asks<T: JsonSchema>(self) -> Self {
        Self { query: Some(T::json_schema), ..self }
    }

    /// Values of this type, in at most so many bytes.
    pub(super) fn takes<T: JsonSchema>(self, body_max: usize) -> Self {
        let body = Some(Content::Json(SchemaGenerator::subschema_for::<T>));
        Self { body, body_max, ..self }
    }

    /// A file of at most so many bytes.
    pub(super) fn takes_file(self, body_max: usize) -> Self {
        Self { body: Some(Content::File("application/octet-stream")), body_max, ..self }
    }

    pub(super) fn answers<T: JsonSchema>(self) -> Self {
        self.or::<T>(StatusCode::OK)
    }

    pub(super) fn creates<T: JsonSchema>(self) -> Self {
        self.or::<T>(StatusCode::CREATED)
    }

    pub(super) fn answers_file(mut self, media_type: &'static str) -> Self {
        self.answers.push((StatusCode::OK, Some(Content::File(media_type))));
        self
    }

    /// A status with nothing but a sentence, or nothing at all.
    pub(super) fn says(mut self, status: StatusCode) -> Self {
        let has_none = matches!(status, StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
        self.answers.push((status, (!has_none).then_some(Content::File("text/plain"))));
        self
    }

    /// Another status, with an answer of its own.
    pub(super) fn or<T: JsonSchema>(mut self, status: StatusCode) -> Self {
        let content = Content::Json(SchemaGenerator::subschema_for::<T>);
        self.answers.push((status, Some(content)));
        self
    }

    /// Every name is possible: what nobody has set is empty.
    pub(super) fn at_any_name(self) -> Self {
        Self { may_be_missing: false, ..self }
    }
}
