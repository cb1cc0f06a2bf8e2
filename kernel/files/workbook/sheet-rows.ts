/** Rows that a sheet may have, filled or not, and the farthest that one may lie; columns up to BL; tags of one row. */
const most = { rows: 20_000, columns: 64, tags: 65 };

/**
 * Cuts a sheet's XML down to the rows that hold a value, and refuses one that would cost its reader more than it says: readers fill the gap up to a
 * row or column number, so one cell at XFD1048576 would be a table of 17 billion. Tags must be written plainly, as every spreadsheet program
 * writes them, so that what is counted here is what the reader sees.
 */
export const sheetRows = (sheet: Uint8Array, maxFilled: number): string[] | 'tooManyRows' | 'unreadable' => {
  if (countRows(sheet, most.rows) > most.rows) return 'tooManyRows';
  const filled = filledRows(new TextDecoder().decode(sheet));
  if (filled === undefined) return 'unreadable';
  if (filled.length > maxFilled) return 'tooManyRows';
  return filled.every(isPlain) ? filled.map(withErrorsAsText) : 'unreadable';
};

/** What ends a tag's name. */
const nameEnds = Buffer.from(' \t\r\n/>');
const rowStart = /<(?:[\w-]+:)?row(?=[ \t\r\n/>])/g;

/** Counts opening row tags on the bytes, and stops as soon as there are too many. */
const countRows = (sheet: Uint8Array, enough: number): number => {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  let count = 0;
  for (let index = bytes.indexOf('row'); index >= 0 && count <= enough; index = bytes.indexOf('row', index + 3)) {
    const before = String.fromCharCode(bytes[index - 1] ?? 0);
    if ((before === '<' || before === ':') && nameEnds.includes(bytes[index + 3] ?? 0)) count++;
  }
  return count;
};

/** From each row's tag to the next one's, where a value stands between. */
const filledRows = (xml: string): string[] | undefined => {
  const end = xml.search(/<\/(?:[\w-]+:)?sheetData>/);
  if (end < 0) return /<(?:[\w-]+:)?sheetData\s*\/>/.test(xml) ? [] : undefined;
  const starts = [...xml.slice(0, end).matchAll(rowStart)].map(({ index }) => index);
  return starts.map((start, n) => xml.slice(start, starts[n + 1] ?? end)).filter((row) => /<\/(?:[\w-]+:)?[vt]>/.test(row));
};

/** The reader takes a formula that failed (`#DIV/0!`) for an empty cell; whoever typed it is to hear of it. */
const withErrorsAsText = (row: string): string => row.replaceAll(errorCell, '$1t="str"');
const errorCell = /(<(?:[\w-]+:)?c\s[^<>]*?)\bt="e"/g;

const anyTag = /<(?:[^\s<>/:]+:)?(?:row|c)(?=[\s/>])/g;
const plainTag = /<(?:[\w-]+:)?(?:row|c)((?:\s+[\w:.-]+="[^"<>&]*")*)\s*\/?>/g;
const anyAddress = /[\s:]r=/g;
const plainAddress = /\sr="([A-Z]{0,3})(\d{1,7})"/;

/** Every row and cell says where it is, once and in plain characters, and that is near. */
const isPlain = (row: string): boolean => {
  let [plain, any] = [0, 0];
  for (const _ of row.matchAll(anyTag)) if (++any > most.tags) return false;
  for (const [, attributes = ''] of row.matchAll(plainTag)) {
    const [address, letters = '', digits] = plainAddress.exec(attributes) ?? [];
    if (!address || attributes.match(anyAddress)!.length > 1) return false;
    if (Number(digits) > most.rows || columnNumber(letters) > most.columns) return false;
    plain++;
  }
  return plain === any;
};

/** A is 1, Z 26, AA 27. */
const columnNumber = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
