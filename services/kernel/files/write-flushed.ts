import { open } from 'node:fs/promises';

/** A new file, on the disk when it resolves. */
export const writeFlushed = async (place: string, bytes: Uint8Array, mode = 0o666): Promise<void> => {
  const file = await open(place, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};
