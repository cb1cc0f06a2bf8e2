import type { FileStore } from './file-store.ts';

/** Every file lies in a second store before it is answered for; there it stays, also where it is removed. */
export const keptTwice = (store: FileStore, copies: FileStore): FileStore => ({
  ...store,
  async write(fileId, bytes) {
    await copies.write(fileId, bytes);
    await store.write(fileId, bytes);
  },
});
