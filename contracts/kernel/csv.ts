/** Tells spreadsheet programs that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** One line of a table for spreadsheets, RFC 4180. No cell is taken for a formula, whoever typed it, and no long number loses digits. */
export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

/** Integer cents as a decimal: `-3.20`. */
export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);

/** Digits that a spreadsheet keeps of a figure; for those behind them it writes noughts. */
const digitsKept = 15;
const figure = /^-?\d+(\.\d+)?$/;
/** Spreadsheets of China and Japan take the full-width signs for the same. */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

const harmless = (text: string): string => {
  const isMisread = figure.test(text) ? text.replaceAll(/\D/g, '').length > digitsKept : beginsFormula.test(text);
  return isMisread ? `'${text}` : text;
};

/** Where a comma stands in decimals, spreadsheets part cells at semicolons or tabs: what follows one must not begin a cell. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
