import type { WaitingCall } from './waiting-call.ts';

/** Where calls wait: they survive a reload, photos included. */
export interface KeptCalls {
  all(): Promise<WaitingCall[]>;
  put(call: WaitingCall): void;
  remove(id: string): void;
}

const store = 'outbox';

/** A browser that forbids its database only forgets at a reload. */
export const keptCalls = (): KeptCalls => {
  const opened = open().catch(() => undefined);
  const write = (change: (calls: IDBObjectStore) => void) =>
    void opened.then((database) => database && change(database.transaction(store, 'readwrite').objectStore(store)));
  return {
    async all() {
      const database = await opened;
      return database ? answered<WaitingCall[]>(database.transaction(store).objectStore(store).getAll()) : [];
    },
    put: (call) => write((calls) => calls.put(call)),
    remove: (id) => write((calls) => calls.delete(id)),
  };
};

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open('shelfline', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return answered(request);
};

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
