import { open } from 'node:fs/promises';

/** What was written to the file is on the disk when it resolves. */
export const flush = async (place: string): Promise<void> => {
  const file = await open(place, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

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
