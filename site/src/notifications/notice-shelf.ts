import type { KeptNotice } from './kept-notices.ts';

type Change = (list: KeptNotice[]) => KeptNotice[];

/** Where notices lie. A change is one step, whoever else changes the list at the same time. */
export interface NoticeShelf {
  change(change: Change): Promise<KeptNotice[]>;
}

const databaseName = 'notifications';
const listName = 'notifyList';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(listName, { keyPath: 'id' });
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('the list of notices is held by another tab'));
  });
}

async function changeInDatabase(factory: IDBFactory, change: Change): Promise<KeptNotice[]> {
  const database = await openDatabase(factory);
  try {
    const store = database.transaction(listName, 'readwrite').objectStore(listName);
    const before = (await answer(store.getAll())) as KeptNotice[];
    const after = change(before.toSorted((one, other) => one.expiry - other.expiry));
    store.clear();
    for (const notice of after) store.put(notice);
    await new Promise<void>((done, fail) => {
      store.transaction.oncomplete = () => done();
      store.transaction.onabort = () => fail(store.transaction.error);
    });
    return after;
  } finally {
    database.close();
  }
}

/** IndexedDB, shared by all tabs; where there is none, or it breaks, this tab's memory. */
export function openShelf(factory: IDBFactory | undefined = globalThis.indexedDB): NoticeShelf {
  let memory: KeptNotice[] = [];
  let isBroken = !factory;
  return {
    async change(change) {
      if (!isBroken && factory) {
        try {
          memory = await changeInDatabase(factory, change);
          return memory;
        } catch {
          // A private window, a full disk, a browser that forbids it: the page goes on from what it knows.
          isBroken = true;
        }
      }
      memory = change(memory);
      return memory;
    },
  };
}
