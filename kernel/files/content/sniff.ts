import { fileTypeFromFile } from 'file-type';
import type { FileTypeName } from '#contracts/files/file-types.ts';
import { readArchiveFile, type ArchiveTable } from './archive.ts';
import { firstBytes } from './parts-of-file.ts';

const looksAt = 4096;

/** Names of the detector that mean one of our types. */
const sameAs: Record<string, FileTypeName | 'xls'> = { apng: 'png', m4v: 'mp4', asf: 'wmv', cfb: 'xls' };

/** Begins as an archive and has no readable table of contents: cut off, or a bomb. */
export const unreadableArchive = 'unreadable archive';

/**
 * What the bytes of a file are: the name of one of our types, or a word for anything else (`exe`, `svg`, `html`, `csv`, `text`, `binary`).
 * Looks at signatures only; an archive is told from a workbook by its table of contents, and nothing is unpacked.
 */
export const sniff = async (file: { path: string; bytes: number }): Promise<string> => {
  const beginning = await firstBytes(file.path, looksAt);
  if (startsWith(beginning, 'PK\u0003\u0004') || startsWith(beginning, 'PK\u0005\u0006')) return archiveType(await readArchiveFile(file));
  const found = await fileTypeFromFile(file.path).catch(() => undefined);
  if (found && found.ext !== 'xml') return sameAs[found.ext] ?? found.ext;
  return textType(beginning);
};

const startsWith = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

const archiveType = (entries: ArchiveTable): string => {
  if (typeof entries === 'string') return unreadableArchive;
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('mimetype') && has('content.xml')) return 'ods';
  if (!has('[Content_Types].xml')) return has('META-INF/MANIFEST.MF') ? 'jar' : 'zip';
  if (has('xl/vbaProject.bin')) return 'xlsm';
  if (has('xl/workbook.xml')) return 'xlsx';
  return has('word/document.xml') ? 'docx' : 'office';
};

const textType = (beginning: Uint8Array): string => {
  const text = asText(beginning);
  if (text === undefined) return 'binary';
  const start = text.trimStart().toLowerCase();
  if (/<svg[\s>]/.test(start) && start.startsWith('<')) return 'svg';
  if (/^<(!doctype html|html|head|body|script|iframe)/.test(start)) return 'html';
  if (start.startsWith('<')) return 'xml';
  return /^[^\n]*[,;\t][^\n]*\n/.test(start) ? 'csv' : 'text';
};

/** UTF-8 that may end within a character, or undefined where it is no text. */
const asText = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};
