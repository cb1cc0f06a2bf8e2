import { archiveLimits, inMegabytes } from '#contracts/files/file-purposes.ts';
import { endingOf } from '#contracts/files/file-types.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ArchiveEntry, ArchiveTable } from './archive.ts';

/** Holds an archive to its limits by its table of contents alone; undefined where all is well. */
export const requireSafeArchive = (entries: ArchiveTable, name: string, type: 'zip' | 'xlsx'): Rejection | undefined => {
  const tooLarge = reject('ArchiveTooLarge', {
    field: 'file',
    params: { name, entries: archiveLimits.entries, max: inMegabytes(archiveLimits.unpackedBytes) },
  });
  if (entries === 'tooLarge') return tooLarge;
  if (entries === 'damaged') return reject('FileDamaged', { field: 'file', params: { name } });

  if (entries.length > archiveLimits.entries || unpacksTooFar(entries)) return tooLarge;
  const unsafe = entries.find((entry) => entry.encrypted || leavesItsFolder(entry) || (type === 'zip' && isArchive(entry)));
  return unsafe && reject('ArchiveUnsafe', { field: 'file', params: { name, entry: unsafe.name.slice(0, 80) } });
};

const sum = (entries: readonly ArchiveEntry[], size: 'packedBytes' | 'unpackedBytes') => entries.reduce((total, entry) => total + entry[size], 0);

const unpacksTooFar = (entries: readonly ArchiveEntry[]): boolean => {
  const unpacked = sum(entries, 'unpackedBytes');
  if (unpacked > archiveLimits.unpackedBytes) return true;
  return unpacked > archiveLimits.ratioCountsFrom && unpacked > sum(entries, 'packedBytes') * archiveLimits.ratio;
};

const leavesItsFolder = ({ name }: ArchiveEntry): boolean => /^\/|^[a-z]:|\\|\p{Cc}/iu.test(name) || name.split('/').includes('..');

/** What is inside is never opened here, but whoever opens the archive later would meet it. A workbook may embed another and never unpacks it. */
const isArchive = ({ name }: ArchiveEntry): boolean =>
  /^(zip|xlsx|xlsm|docx|pptx|jar|apk|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|iso)$/.test(endingOf(name));
