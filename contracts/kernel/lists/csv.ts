/** Tells spreadsheet programs that the text is UTF-8. */
export const csvMark = '\uFEFF';

/** What stands in a table: a text, whoever typed it, or what we wrote ourselves, a figure or a moment, which a spreadsheet shall take for one. */
export type CsvCell = string | { written: string };

/**
 * One line of a table for spreadsheets, RFC 4180. A text stays what it is: where a spreadsheet would take it for a formula, a number, a date or a truth value,
 * it begins with an apostrophe. Of the ways to say "text" that both Excel and LibreOffice heed, it is the one that programs read without knowing spreadsheets:
 * `="00123"` would be a formula, and a blank or a tab is not seen when it breaks a look-up. Who needs the texts to the letter takes the workbook.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'string' ? kept(cell) : cell.written)).join(',')}\r\n`;

/** Integer cents as a decimal: `-3.20`. */
export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);

const kept = (text: string): string => (beginsFormula.test(text) || isReadAsOther(text) ? `'${text}` : text);

/** Spreadsheets of China and Japan take the full-width signs for the same. */
const beginsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/** Digits that a spreadsheet shows of a figure; a longer one it shows as a power of ten, and from the sixteenth digit on it writes noughts. */
const digitsShown = 11;
const month = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const readAsOther = [
  // 007, 9.50, 2E3, 1,000, 50%, $5, (5)
  /^\(?[$€£¥￥]?\s*(?:\d[\d,.'\s]*|\.\d+)(?:e[-+]?\d+)?\s*[%$€£¥￥]?\)?$/i,
  // 10-12, 1/2, 10/2026, 12.10.2026, 2026-10-12 08:30
  /^(?:\d{1,4}[-–/.]\d{1,2}|\d{1,2}[-–/.]\d{1,4}|\d{1,4}[-–/.]\d{1,2}[-–/.]\d{1,4})\.?(?:[\st]+[\d:.]+z?)?$/i,
  // 5 1/2, 9:30, 3 PM
  /^\d+\s+\d+\/\d+$/,
  /^\d{1,4}(?::\d{1,2}){0,2}(?:\.\d+)?(?:\s+[ap]m?)?$/i,
  // 3-Mar, Mar 2026, SEPT2, 3 March 2026
  new RegExp(`^(?=.*\\d)(?:\\d{1,4}[\\s\\-/.,]*)?(?:${month})[\\s\\-/.,]*(?:\\d{1,4})?(?:[\\s\\-/.,]+\\d{1,4})?$`, 'i'),
  // 10月12日, 2026年
  /^\d[\d\s年月日时時点點分秒:]*$/,
  /^(?:true|false)$/i,
  // #N/A, #REF!
  /^#[a-z/0]+[!?]?$/i,
];

const isReadAsOther = (text: string): boolean => !isPlainNumber(text) && readAsOther.some((pattern) => pattern.test(text.trim()));

/** Shown as it is written. */
const isPlainNumber = (text: string): boolean => String(Number(text)) === text && text.replaceAll(/\D/g, '').length <= digitsShown;

/** Where a comma stands in decimals, spreadsheets part cells at semicolons or tabs: what follows one must not begin a cell. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
