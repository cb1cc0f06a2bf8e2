import { bars, qr } from './codes.ts';
import { drawPages, line, page } from './page.ts';
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
 * Label pages, one below the other. The code stands as Code 128 for hand scanners, as a QR code for cameras, and in letters for people. A code that is too long
 * for bars of a readable width stands as a QR code alone, and that the larger.
 */
export const drawLabels = (labels: readonly LabelPage[]): string => drawPages(labels.map(drawPage));

const wide = { x: 0, width: page.width };
const sans = { family: 'sans-serif', bold: true } as const;

const drawPage = ({ code, letters, foot, aboveFoot = '', large = false }: LabelPage): string => {
  const barCode = bars(code, { ...wide, y: 36, height: 130 });
  const size = Math.min(large ? 116 : 72, 360 / textWidth(letters.text));
  return [
    barCode,
    line(letters.text, { ...letters, size, y: Math.round((barCode ? 186 : 40) + size), bold: true }),
    qr(code, barCode ? { ...wide, y: large ? 306 : 264, height: large ? 200 : 240 } : { ...wide, y: large ? 164 : 120, height: large ? 336 : 380 }),
    line(aboveFoot, { ...sans, y: 532, size: 22 }),
    line(foot, { ...sans, y: 572, size: 28 }),
  ].join('');
};
