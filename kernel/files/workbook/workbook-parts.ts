import { readArchive, type ArchiveEntry } from '../content/archive.ts';
import { unpackEntry } from '../content/unpack.ts';

/** The parts of a workbook that say what stands in its first sheet. */
export interface WorkbookParts {
  /** Path within the archive → its bytes; the sheet itself is not among them. */
  around: Record<string, Uint8Array>;
  sheetPath: string;
  sheet: Uint8Array;
}

const megabyte = 1024 * 1024;
/** Most that a part besides the sheet may unpack to; the archive's own limit holds for the sheet. */
const largest = { index: megabyte, styles: 4 * megabyte, texts: 8 * megabyte };
/** A program writes a dozen relations, one for each sheet and some more. */
const MAX_RELATIONS = 500;
const index = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';

/** Unpacks what is needed of a workbook and no more, each part bounded; undefined where it is no workbook that a program would write. */
export const workbookParts = async (bytes: Uint8Array): Promise<WorkbookParts | undefined> => {
  const entries = readArchive(bytes);
  if (typeof entries === 'string' || hasTwins(entries)) return undefined;
  const unpack = async (path: string, most: number): Promise<Uint8Array | undefined> => {
    const entry = entries.find(({ name }) => name === path);
    return entry && entry.unpackedBytes <= most ? unpackEntry(bytes, entry) : undefined;
  };

  const indexXml = await unpack(index, largest.index);
  const relationsXml = await unpack(relations, largest.index);
  if (!indexXml || !relationsXml) return undefined;
  const targets = relationTargets(text(relationsXml));
  const sheetId = firstSheetId(text(indexXml));
  if (!targets || sheetId === undefined) return undefined;
  const sheetPath = targets.find(({ id }) => id === sheetId)?.path;
  const sheet = sheetPath === undefined ? undefined : await unpack(sheetPath, Number.MAX_SAFE_INTEGER);
  if (sheetPath === undefined || !sheet) return undefined;

  const around: Record<string, Uint8Array> = { [index]: indexXml, [relations]: relationsXml };
  for (const [kind, fallback, most] of [
    ['sharedStrings', 'xl/sharedStrings.xml', largest.texts],
    ['styles', 'xl/styles.xml', largest.styles],
  ] as const) {
    const path = targets.find(({ type }) => type.endsWith(`/${kind}`))?.path ?? fallback;
    if (!entries.some(({ name }) => name === path)) continue;
    const part = await unpack(path, most);
    if (!part || (kind === 'sharedStrings' && hasOverlongText(part))) return undefined;
    around[path] = part;
  }
  return { around, sheetPath, sheet };
};

/** Two entries of one name are read differently by different readers. */
const hasTwins = (entries: readonly ArchiveEntry[]): boolean => new Set(entries.map(({ name }) => name)).size !== entries.length;

/** Excel's most characters in a cell, each at its longest as a reference (`&#128512;`). Every cell may refer to the same text. */
const MAX_TEXT_LENGTH = 32_767 * 9;

const hasOverlongText = (xml: Uint8Array): boolean => {
  let begin = 0;
  for (let index = xml.indexOf(tagBegins); index >= 0; index = xml.indexOf(tagBegins, begin)) {
    if (index - begin > MAX_TEXT_LENGTH) return true;
    begin = index + 1;
  }
  return xml.length - begin > MAX_TEXT_LENGTH;
};
const tagBegins = '<'.charCodeAt(0);

const text = (xml: Uint8Array): string => new TextDecoder().decode(xml);

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s(?:[\\w-]+:)?${name}="([^"]*)"`).exec(tag)?.[1];

// A tag ends before the next one begins, or a part that never says `>` would be gone through once for each tag in it.
const sheetTag = /<(?:[\w-]+:)?sheet\s[^<>]*>/;
const relationTag = /<(?:[\w-]+:)?Relationship\s[^<>]*>/g;

const firstSheetId = (indexXml: string): string | undefined => {
  const tag = sheetTag.exec(indexXml)?.[0];
  // The relation's id carries a prefix; `sheetId` is another thing.
  return tag && /\s[\w-]+:id="([^"]*)"/.exec(tag)?.[1];
};

/** Undefined where there are more than any program writes. */
const relationTargets = (relationsXml: string): { id: string; type: string; path: string }[] | undefined => {
  const tags = [...relationsXml.matchAll(relationTag)].map(([tag]) => tag);
  if (tags.length > MAX_RELATIONS) return undefined;
  return tags.map((tag) => {
    const target = attribute(tag, 'Target') ?? '';
    return { id: attribute(tag, 'Id') ?? '', type: attribute(tag, 'Type') ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
  });
};
