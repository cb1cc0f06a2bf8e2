import type { OpenedBytes } from '#contracts/kernel/route.ts';

/** Its stream closes it at the end, and when it is destroyed. */
export interface OpenBytes extends OpenedBytes {
  close(): Promise<void>;
}

/** Where bytes lie. Names are ids that the product made itself: 32 hexadecimal digits, never anything from a user. */
export interface FileStore {
  /** All of it or nothing: a reader never sees half a file, not even after a crash. */
  write(fileId: string, bytes: Uint8Array): Promise<void>;
  /** The same of a file on the disk of the store, which is moved. */
  take(fileId: string, path: string): Promise<void>;
  /** The same of any file on a disk, which stays. */
  copy(fileId: string, path: string): Promise<void>;
  read(fileId: string): Promise<Uint8Array | undefined>;
  /** To be streamed, however large it is, or closed. */
  open(fileId: string): Promise<OpenBytes | undefined>;
  remove(fileId: string): Promise<void>;
}
