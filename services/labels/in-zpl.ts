import { labelSizes, type LabelDpi, type LabelSize } from '#contracts/labels/label-form.ts';
import { code128Values, placedBars, placedQr } from './codes.ts';
import type { BoxMark, CodeMark, Mark, Page, TextMark } from './marks.ts';

/**
 * Pages in the language of label printers, one label each. The printer makes the codes and the letters itself, hence at its own resolution.
 * Texts are in UTF-8 (^CI28) and need no font but the one that every such printer has: what that cannot write is refused or left out before (R5.22).
 */
export const inZpl = (pages: readonly Page[], size: LabelSize, dpi: LabelDpi): string => {
  const perInch = Number(dpi);
  const { width, height } = labelSizes[size];
  const dotsOf = (hundredths: number): number => Math.round((hundredths * perInch) / 100);
  const head = ['^XA', '^CI28', `^PW${dotsOf(width)}`, `^LL${dotsOf(height)}`, '^LH0,0'];
  const label = (marks: Page): string => [...head, ...marks.map((mark) => field(mark, { dotsOf, dot: 100 / perInch, width })), '^XZ'].join('\n');
  return `${pages.map(label).join('\n')}\n`;
};

interface Grid {
  dotsOf: (hundredths: number) => number;
  /** In hundredths of an inch. */
  dot: number;
  /** Of the page. */
  width: number;
}

const field = (mark: Mark, grid: Grid): string => {
  if (mark.kind === 'text') return textField(mark, grid);
  if (mark.kind === 'box') return boxField(mark, grid);
  return mark.kind === 'bars' ? barsField(mark, grid) : qrField(mark, grid);
};

/** Of the height of a letter's cell, from its top to the line that letters stand on. */
const aboveLine = 0.8;

const textField = ({ text, x, y, size, isCentred }: TextMark, { dotsOf, width }: Grid): string => {
  const at = `^FO${isCentred ? 0 : dotsOf(x)},${Math.max(0, dotsOf(y - size * aboveLine))}`;
  const letters = `^A0N,${dotsOf(size)},${dotsOf(size)}`;
  // A block knows the backslash as the beginning of a sign of its own.
  if (isCentred) return `${at}${letters}^FB${dotsOf(width)},1,0,C${data(text.replaceAll('\\', '\\\\'))}`;
  return `${at}${letters}${data(text)}`;
};

const boxField = ({ room: { x, y, width, height }, outline = Math.min(width, height) }: BoxMark, { dotsOf }: Grid): string =>
  `^FO${dotsOf(x)},${dotsOf(y)}^GB${dotsOf(width)},${dotsOf(height)},${Math.max(1, dotsOf(outline))}^FS`;

const barsField = ({ text, room }: CodeMark, { dotsOf, dot }: Grid): string => {
  const { x, y, dots } = placedBars(text, room, dot);
  return `^FO${dotsOf(x)},${dotsOf(y)}^BY${dots}^BCN,${dotsOf(room.height)},N,N,N${data(code128Data(text))}`;
};

/** Printers of some years ago magnify a QR code no further. */
const MAX_QR_DOTS = 10;

/** Error correction M, as on paper, and the mode that the printer finds shortest. */
const qrField = ({ text, room }: CodeMark, { dotsOf, dot }: Grid): string => {
  const { x, y, dots } = placedQr(text, room, dot, MAX_QR_DOTS);
  return `^FO${dotsOf(x)},${dotsOf(y)}^BQN,2,${dots}${data(`MA,${text}`)}`;
};

const startCodes: Readonly<Record<number, string>> = { 103: '>9', 104: '>:', 105: '>;' };
const setCodes: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  A: { 98: '>4', 99: '>5', 100: '>6' },
  B: { 98: '>4', 99: '>5', 101: '>7' },
  C: { 100: '>6', 101: '>7' },
};
const setsByCode: Readonly<Record<string, 'A' | 'B' | 'C'>> = { '>9': 'A', '>7': 'A', '>:': 'B', '>6': 'B', '>;': 'C', '>5': 'C' };

/** Spelled symbol by symbol: a printer that chooses the code sets itself may need more room than there is. */
const code128Data = (text: string): string => {
  const [start, ...values] = code128Values(text);
  let spelled = startCodes[start!]!;
  let set = setsByCode[spelled]!;
  for (const value of values) {
    const change = setCodes[set]![value];
    spelled += change ?? (set === 'B' ? letterOf(value) : String(value).padStart(2, '0'));
    if (change) set = setsByCode[change] ?? set;
  }
  return spelled;
};

const letterOf = (value: number): string => (value === 30 ? '>0' : String.fromCharCode(value + 32));

/** What would begin a command, or the spelling of a sign by its number, is spelled by its number. */
const data = (text: string): string => `^FH^FD${spelledOut(text)}^FS`;

const spelledOut = (text: string): string =>
  text.replace(/[\^~_\p{Cc}]/gu, (sign) => (sign.charCodeAt(0) < 32 ? ' ' : `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`));
