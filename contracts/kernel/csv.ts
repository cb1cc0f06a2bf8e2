/** Tells spreadsheet programs that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** One line of a table for spreadsheets, RFC 4180. No cell is taken for a formula, whoever typed it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

/** Integer cents as a decimal: `-3.20`. */
export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);

const figure = /^-?\d+(\.\d+)?$/;
/** Spreadsheets of China and Japan take the full-width signs for the same. */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

const harmless = (text: string): string => (beginsFormula.test(text) && !figure.test(text) ? `'${text}` : text);

/** Where a comma stands in decimals, spreadsheets part cells at semicolons or tabs: what follows one must not begin a cell. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
