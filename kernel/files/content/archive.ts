import { lastBytes } from './parts-of-file.ts';

/** One line of an archive's table of contents; sizes are what the archive says of itself. */
export interface ArchiveEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  encrypted: boolean;
  packedBytes: number;
  unpackedBytes: number;
  /** Where the entry's own header begins. */
  offset: number;
}

const endRecord = { signature: 0x06054b50, length: 22, maxComment: 0xffff };
const centralHeader = { signature: 0x02014b50, length: 46 };
const zip64Mark = 0xffffffff;

/** `tooLarge` is an archive that needs ZIP64, which nothing here does; `damaged` one whose table is cut off, contradicts itself, or lets entries share bytes, as overlapping bombs do. */
export type ArchiveTable = ArchiveEntry[] | 'damaged' | 'tooLarge';

/** Several times what two thousand entries of long names take. */
const MAX_TABLE_BYTES = 1024 * 1024;

/** The table of contents of a file. One that is longer than any of ours is `tooLarge`. */
export const readArchiveFile = async ({ path, bytes }: { path: string; bytes: number }): Promise<ArchiveTable> => {
  const end = await lastBytes(path, MAX_TABLE_BYTES);
  return readArchive(end, bytes - end.length);
};

/** Reads a ZIP's table of contents and nothing else: no byte is unpacked. Of a long one its end is enough, where it is told how much stands before. */
export const readArchive = (bytes: Uint8Array, before = 0): ArchiveTable => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return 'damaged';

  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || start === zip64Mark) return 'tooLarge';
  if (start < before) return 'tooLarge';

  const entries: ArchiveEntry[] = [];
  let at = start - before;
  for (let n = 0; n < count; n++) {
    if (at + centralHeader.length > end || view.getUint32(at, true) !== centralHeader.signature) return 'damaged';
    const entry = readEntry(view, at);
    if (entry.unpackedBytes === zip64Mark || entry.packedBytes === zip64Mark) return 'tooLarge';
    entries.push(entry);
    at += centralHeader.length + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const packed = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  return at > end || packed > start ? 'damaged' : entries;
};

/** The end record stands last, before a comment of unknown length. */
const findEnd = (view: DataView): number | undefined => {
  const last = view.byteLength - endRecord.length;
  for (let index = last; index >= 0 && index >= last - endRecord.maxComment; index--) {
    if (view.getUint32(index, true) === endRecord.signature && index + endRecord.length + view.getUint16(index + 20, true) === view.byteLength)
      return index;
  }
  return undefined;
};

const readEntry = (view: DataView, at: number): ArchiveEntry => {
  const nameLength = view.getUint16(at + 28, true);
  const nameBytes = new Uint8Array(
    view.buffer,
    view.byteOffset + at + centralHeader.length,
    Math.min(nameLength, view.byteLength - at - centralHeader.length),
  );
  return {
    name: new TextDecoder().decode(nameBytes),
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
};
