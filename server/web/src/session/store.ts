// The phone's own storage: IndexedDB, else localStorage, else memory alone, and it says which. No
// kind needs a secure context. One writing is whole or not at all where the browser can do that.
import type { Found, Writes } from "./outbox";

const TABLE = "kept";
/** A browser that has not opened its storage by then (another page is in the way) is not waited for. */
const OPEN_MAX_MS = 3_000;

/** A storage of presses. */
export interface Store {
  readonly kind: "storage" | "memory";
  load(): Promise<Found>;
  write(writes: Writes): Promise<void>;
}

/** The page's memory: presses are lost with the page. */
export class Memory implements Store {
  readonly kind = "memory";
  load(): Promise<Found> {
    return Promise.resolve(new Map());
  }
  write(): Promise<void> {
    return Promise.resolve();
  }
}

class Indexed implements Store {
  readonly kind = "storage";
  constructor(private readonly db: IDBDatabase) {}

  load(): Promise<Found> {
    return new Promise((resolve, reject) => {
      const found: Found = new Map();
      const cursor = this.db.transaction(TABLE).objectStore(TABLE).openCursor();
      cursor.onerror = () => reject(cursor.error);
      cursor.onsuccess = () => {
        if (!cursor.result) return resolve(found);
        found.set(String(cursor.result.key), cursor.result.value);
        cursor.result.continue();
      };
    });
  }

  write(writes: Writes): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.db.transaction(TABLE, "readwrite", { durability: "strict" });
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
      const table = change.objectStore(TABLE);
      try {
        for (const [key, value] of writes) {
          if (value === undefined) table.delete(key);
          else table.put(value, key);
        }
      } catch (error) {
        reject(error);
        change.abort();
      }
    });
  }
}

class Local implements Store {
  readonly kind = "storage";
  constructor(
    private readonly storage: Storage,
    private readonly name: string,
  ) {}

  load(): Promise<Found> {
    const found: Found = new Map();
    for (let place = 0; place < this.storage.length; place += 1) {
      const key = this.storage.key(place);
      if (key?.startsWith(`${this.name}/`)) {
        found.set(key.slice(this.name.length + 1), JSON.parse(this.storage.getItem(key) ?? "null"));
      }
    }
    return Promise.resolve(found);
  }

  write(writes: Writes): Promise<void> {
    try {
      for (const [key, value] of writes) {
        if (value === undefined) this.storage.removeItem(`${this.name}/${key}`);
        else this.storage.setItem(`${this.name}/${key}`, JSON.stringify(value));
      }
      return Promise.resolve();
    } catch (error) {
      return Promise.reject(error); // full, or taken away meanwhile
    }
  }
}

/** Opens the best storage of this name, with its values. */
export async function openStore(name: string): Promise<{ store: Store; found: Found }> {
  for (const open of [indexed, local]) {
    try {
      const store = await open(name);
      const found = await store.load();
      // a storage that can only be read is of no use
      await store.write(new Map([["tried", Date.now()]]));
      found.delete("tried");
      return { store, found };
    } catch {
      // the next kind
    }
  }
  return { store: new Memory(), found: new Map() };
}

function indexed(name: string): Promise<Store> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    const late = setTimeout(() => reject(new Error("the storage does not open")), OPEN_MAX_MS);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      clearTimeout(late);
      // a page of a later version may change the storage: this one lets go
      opening.result.onversionchange = () => opening.result.close();
      resolve(new Indexed(opening.result));
    };
  });
}

function local(name: string): Promise<Store> {
  return Promise.resolve(new Local(localStorage, name));
}
