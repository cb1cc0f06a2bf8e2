import { setImmediate as othersTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** What a column holds: a `figure` is a number, `money` one of two decimals, `time` a wall clock `YYYY-MM-DD HH:mm:ss`. */
export type CellKind = 'text' | 'figure' | 'money' | 'time';

/** One row, a cell for each column; null where it has none. */
export type WorkbookRow = readonly (string | null)[];

/** Rows that are packed before others get their turn. */
const atOnce = 500;

/**
 * A workbook of one sheet, its header row in bold and in view while one scrolls. Every text is typed as a text, so that nothing is made of it.
 * Packed as it is written: the library that writes workbooks elsewhere holds every cell as an object, which a long list is too large for.
 */
export const workbookOf = async (kinds: readonly CellKind[], heads: readonly string[], rows: Iterable<WorkbookRow>): Promise<Uint8Array> => {
  const packed: Uint8Array[] = [];
  const zip = new Zip((failure, bytes) => {
    if (failure) throw failure;
    packed.push(bytes);
  });
  for (const [name, text] of parts) add(zip, name).push(strToU8(text), true);

  const sheet = add(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(strToU8(beginning(kinds, heads)));
  let lines: string[] = [];
  let number = 1;
  for (const row of rows) {
    number += 1;
    lines.push(`<row r="${number}">${row.map((cell, column) => cellOf(kinds[column]!, cell, letterOf(column) + number)).join('')}</row>`);
    if (lines.length < atOnce) continue;
    sheet.push(strToU8(lines.join('')));
    lines = [];
    await othersTurn();
  }
  sheet.push(strToU8(`${lines.join('')}</sheetData></worksheet>`), true);
  zip.end();
  return Buffer.concat(packed);
};

const add = (zip: Zip, name: string): ZipDeflate => {
  const part = new ZipDeflate(name, { level: 3 });
  zip.add(part);
  return part;
};

const widths: Record<CellKind, number> = { text: 22, figure: 12, money: 14, time: 20 };

const beginning = (kinds: readonly CellKind[], heads: readonly string[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>` +
  `</sheetView></sheetViews><cols>${kinds.map((kind, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`).join('')}</cols>` +
  `<sheetData><row r="1">${heads.map((head, column) => textCell(head, styles.head, `${letterOf(column)}1`)).join('')}</row>`;

const styles = { figure: 0, text: 1, money: 2, time: 3, head: 4 } as const;

/** A to Z, then AA. */
const letterOf = (column: number): string => (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const cellOf = (kind: CellKind, cell: string | null, at: string): string => {
  if (cell === null || cell === '') return '';
  if (kind === 'text') return textCell(cell, styles.text, at);
  if (kind === 'figure') return `<c r="${at}" s="${styles.figure}"><v>${Number(cell)}</v></c>`;
  if (kind === 'money') return `<c r="${at}" s="${styles.money}"><v>${Number(cell)}</v></c>`;
  return `<c r="${at}" s="${styles.time}"><v>${daysSince1900(cell)}</v></c>`;
};

const textCell = (text: string, style: number, at: string): string =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** What XML cannot hold is left out: control characters. Halves of characters never come so far: rows are UTF-8. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // A carriage return would come back as a line feed; Excel writes one so.
    .replaceAll('\r', '_x000D_');

/** How spreadsheets count moments. */
const daysSince1900 = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`) / 86_400_000 + 25_569;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>` +
      `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
      `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
      // In the order of `styles`: 49 is the format of texts, 4 that of figures with two decimals.
      `<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>` +
      `<xf numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];
