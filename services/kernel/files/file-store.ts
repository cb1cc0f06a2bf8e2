/** Where bytes lie. Names are ids that the product made itself: 32 hexadecimal digits, never anything from a user. */
export interface FileStore {
  /** All of it or nothing: a reader never sees half a file, not even after a crash. */
  write(fileId: string, bytes: Uint8Array): Promise<void>;
  read(fileId: string): Promise<Uint8Array | undefined>;
  remove(fileId: string): Promise<void>;
}
