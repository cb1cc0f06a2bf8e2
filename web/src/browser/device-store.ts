/** Records that stay on this device over a reload, bytes included. */
export interface DeviceStore<Kept extends { id: string }> {
  all(): Promise<Kept[]>;
  find(id: string): Promise<Kept | undefined>;
  put(record: Kept): void;
  remove(id: string): void;
}

/** A database of one store. A browser that forbids its database only forgets at a reload. */
export const deviceStore = <Kept extends { id: string }>(database: string, store: string): DeviceStore<Kept> => {
  const opened = open(database, store).catch(() => undefined);
  const read = async <Result>(ask: (records: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> => {
    const base = await opened;
    return base && answered(ask(base.transaction(store).objectStore(store)));
  };
  const write = (change: (records: IDBObjectStore) => void) =>
    void opened.then((base) => base && change(base.transaction(store, 'readwrite').objectStore(store)));
  return {
    all: async () => (await read<Kept[]>((records) => records.getAll())) ?? [],
    find: (id) => read<Kept | undefined>((records) => records.get(id)),
    put: (record) => write((records) => records.put(record)),
    remove: (id) => write((records) => records.delete(id)),
  };
};

const open = async (database: string, store: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  return answered(request);
};

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
