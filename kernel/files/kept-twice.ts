import type { FileStore } from './file-store.ts';

/** Every file lies in a second store before it is answered for, and is removed from both: what is removed is named by nothing, or has been erased. */
export const keptTwice = (store: FileStore, copies: FileStore): FileStore => ({
  ...store,
  async write(fileId, bytes) {
    await copies.write(fileId, bytes);
    await store.write(fileId, bytes);
  },
  async take(fileId, path) {
    await copies.copy(fileId, path);
    await store.take(fileId, path);
  },
  async copy(fileId, path) {
    await copies.copy(fileId, path);
    await store.copy(fileId, path);
  },
  async remove(fileId) {
    await copies.remove(fileId);
    await store.remove(fileId);
  },
});
