import { toSVG } from 'bwip-js/node';
import { drawPages, line, placed } from './page.ts';

/** What one label page says. */
export interface LabelPage {
  /** What a scanner reads. */
  code: string;
  /** What people read, below the bars. */
  letters: { text: string; family: 'monospace' | 'sans-serif'; size: number };
  /** A line at the foot; none where it is empty. */
  caption: string;
}

/** Label pages, one below the other. The code stands twice, as Code 128 for hand scanners and as a QR code for cameras, and once in letters for people. */
export const drawLabels = (labels: readonly LabelPage[]): string => drawPages(labels.map(drawPage));

const drawPage = ({ code, letters, caption }: LabelPage): string =>
  [
    placed(toSVG({ bcid: 'code128', text: code, scale: 1, height: 10 }), { x: 35, y: 60, width: 330, height: 130 }),
    line(letters.text, { ...letters, y: 240 }),
    placed(toSVG({ bcid: 'qrcode', text: code, scale: 1 }), { x: 100, y: 280, width: 200, height: 200 }),
    line(caption, { y: 540, size: 20, family: 'sans-serif' }),
  ].join('');
