import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ArchiveEntry } from './archive.ts';

const inflate = promisify(inflateRaw);
const localHeader = { signature: 0x04034b50, length: 30 };

/**
 * Unpacks one entry, never beyond the size that the table of contents promised: an archive that understates a size
 * is found out at that byte, not when memory is gone. Undefined where the entry is not what the table says.
 */
export const unpackEntry = async (bytes: Uint8Array, entry: ArchiveEntry): Promise<Uint8Array | undefined> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.encrypted || entry.offset + localHeader.length > bytes.length) return undefined;
  if (view.getUint32(entry.offset, true) !== localHeader.signature) return undefined;

  const start = entry.offset + localHeader.length + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (packed.length !== entry.packedBytes) return undefined;

  const unpacked = await content(packed, entry);
  return unpacked?.length === entry.unpackedBytes ? unpacked : undefined;
};

const content = async (packed: Uint8Array, entry: ArchiveEntry): Promise<Uint8Array | undefined> => {
  if (entry.method === 0) return packed;
  if (entry.method !== 8) return undefined;
  return inflate(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) }).catch(() => undefined);
};
