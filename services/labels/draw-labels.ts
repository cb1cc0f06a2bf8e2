import { labelSizes, type LabelSize } from '#contracts/labels/label-form.ts';
import { bars, qr } from './codes.ts';
import { fitted } from './fitted-lines.ts';
import type { Page } from './marks.ts';
import { line, margin, page } from './page.ts';
import { textWidth } from './text-width.ts';

/** What one label page says. */
export interface LabelPage {
  /** What a scanner reads. */
  code: string;
  /** What people read, as large as the page is wide. */
  letters: { text: string; family: 'monospace' | 'sans-serif' };
  /** The line at the foot. */
  foot: string;
  /** Letters that are read from the aisle, where the code below them may be smaller. */
  large?: boolean;
  /** A smaller line above it. */
  aboveFoot?: string;
}

/**
 * The code stands as Code 128 for hand scanners, as a QR code for cameras, and in letters for people. A code that is too long for bars of a readable width stands
 * as a QR code alone, and that the larger.
 */
export const drawLabels = (labels: readonly LabelPage[], size: LabelSize = '4x6'): readonly Page[] =>
  labels.map(size === '4x6' ? drawPage : drawSmallPage);

const wide = { x: 0, width: page.width };
const sans = { family: 'sans-serif', bold: true } as const;

const drawPage = ({ code, letters, foot, aboveFoot = '', large = false }: LabelPage): Page => {
  const barCode = bars(code, { ...wide, y: 36, height: 130 });
  const hasBars = barCode.length > 0;
  const size = Math.min(large ? 116 : 72, 360 / textWidth(letters.text));
  return [
    ...barCode,
    ...line(letters.text, { ...letters, size, y: Math.round((hasBars ? 186 : 40) + size), bold: true }),
    qr(code, hasBars ? { ...wide, y: large ? 306 : 264, height: large ? 200 : 240 } : { ...wide, y: large ? 164 : 120, height: large ? 336 : 380 }),
    ...line(aboveFoot, { ...sans, y: 532, size: 22 }),
    ...line(foot, { ...sans, y: 572, size: 28 }),
  ];
};

const small = labelSizes['3x2'];
/** Of what stands in letters on a small label, to the left of its QR code. */
const besideQr = 196;

/** The same on half a shoe box's end: what is said in letters stands beside the QR code. */
const drawSmallPage = ({ code, letters, foot, aboveFoot = '' }: LabelPage): Page => {
  const barCode = bars(code, { x: 0, width: small.width, y: 10, height: 60 });
  const hasBars = barCode.length > 0;
  const top = hasBars ? 112 : 72;
  const size = Math.min(34, 268 / textWidth(letters.text));
  const name = fitted([aboveFoot].filter(Boolean), { width: besideQr - margin, height: 40, largest: 15 });
  return [
    ...barCode,
    ...line(letters.text, { ...letters, paper: '3x2', size, y: Math.round((hasBars ? 74 : 20) + size), bold: true }),
    qr(code, { x: besideQr + 8, width: small.width - besideQr - 8, y: top, height: small.height - top - 4 }),
    ...name.lines.flatMap((words, index) =>
      line(words, { ...sans, paper: '3x2', x: margin, until: besideQr, y: top + 10 + name.size + index * name.leading, size: name.size }),
    ),
    ...line(foot, { ...sans, paper: '3x2', x: margin, until: besideQr, y: 184, size: 18 }),
  ];
};
