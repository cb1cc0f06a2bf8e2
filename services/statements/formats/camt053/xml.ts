import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { StatementRefused } from '../statement-refused.ts';

export type Xml = string | XmlNode | undefined;
export interface XmlNode {
  [tag: string]: Xml | Xml[];
}

const manyOf = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);

/** Entities stay as they are written, so that no file grows while it is read; the few that XML itself defines are read by `textAt`. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (name) => manyOf.has(name),
});

/** A document type may name files and entities of its own: statements have none, and one that has is refused unread. */
export const parseXml = (text: string): XmlNode => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementRefused('StatementUnreadable');
  if (XMLValidator.validate(text) !== true) throw new StatementRefused('StatementUnreadable');
  return parser.parse(text) as XmlNode;
};

const isNode = (xml: Xml | Xml[]): xml is XmlNode => typeof xml === 'object' && !Array.isArray(xml);

/** What stands under a path of tags, such as `Acct.Id.IBAN`. */
export const nodeAt = (xml: Xml, path: string): Xml => {
  let found: Xml | Xml[] = xml;
  for (const tag of path.split('.')) {
    if (Array.isArray(found)) found = found[0];
    found = isNode(found) ? found[tag] : undefined;
  }
  return Array.isArray(found) ? found[0] : found;
};

/** All that stand under a tag. */
export const nodesAt = (xml: Xml, tag: string): Xml[] => {
  const found = isNode(xml) ? xml[tag] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
};

/** The text under a path; empty where there is none. */
export const textAt = (xml: Xml, path: string): string => textOf(nodeAt(xml, path));

/** Of an element with attributes too. */
export const textOf = (xml: Xml): string => {
  const written = isNode(xml) ? xml['#text'] : xml;
  return typeof written === 'string' ? withEntities(written).trim() : '';
};

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const withEntities = (text: string): string =>
  text.replaceAll(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name?: string, digits?: string, hex?: string) => {
    if (name) return named[name.toLowerCase()]!;
    const point = digits ? Number(digits) : Number.parseInt(hex!, 16);
    return isCharacter(point) ? String.fromCodePoint(point) : whole;
  });

/** What XML allows of Unicode; no database takes the rest. */
const isCharacter = (point: number): boolean =>
  point === 9 ||
  point === 10 ||
  point === 13 ||
  (point >= 0x20 && point < 0xd800) ||
  (point >= 0xe000 && point < 0xfffe) ||
  (point >= 0x10000 && point <= 0x10ffff);
