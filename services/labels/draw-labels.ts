import { toSVG } from 'bwip-js/node';

/** What one label page says. */
export interface LabelPage {
  /** What a scanner reads. */
  code: string;
  /** What people read, below the bars. */
  letters: { text: string; family: 'monospace' | 'sans-serif'; size: number };
  /** A line at the foot; none where it is empty. */
  caption: string;
}

/** A 4x6 inch page in hundredths of an inch. */
const page = { width: 400, height: 600 };

/**
 * One SVG of label pages, one below the other, each exactly 4x6 inches: a printer with such paper cuts between them. The code stands twice, as Code 128
 * for hand scanners and as a QR code for cameras, and once in letters for people.
 */
export const drawLabels = (labels: readonly LabelPage[]): string => {
  const height = page.height * labels.length;
  const pages = labels.map((label, at) => `<g transform="translate(0 ${page.height * at})">${drawPage(label)}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="${6 * labels.length}in" viewBox="0 0 ${page.width} ${height}">` +
    `<rect width="${page.width}" height="${height}" fill="#ffffff"/>${pages.join('')}</svg>`
  );
};

const drawPage = ({ code, letters, caption }: LabelPage): string =>
  [
    placed(toSVG({ bcid: 'code128', text: code, scale: 1, height: 10 }), { x: 35, y: 60, width: 330, height: 130 }),
    line(letters.text, { ...letters, y: 240 }),
    placed(toSVG({ bcid: 'qrcode', text: code, scale: 1 }), { x: 100, y: 280, width: 200, height: 200 }),
    line(caption, { y: 540, size: 20, family: 'sans-serif' }),
  ].join('');

/** A drawn code as a nested drawing, stretched to its place: bars keep their proportions to one another. */
const placed = (svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" shape-rendering="crispEdges" `);

/** Centred; a long text is narrowed to the page. */
const line = (text: string, { y, size, family }: { y: number; size: number; family: string }): string => {
  if (text === '') return '';
  const narrowed = text.length * size * 0.6 > 360 ? ' textLength="360" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text x="200" y="${y}" font-family="${family}" font-size="${size}" text-anchor="middle"${narrowed}>${escaped(text)}</text>`;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}]/gu, (character) => `&#${character.charCodeAt(0) < 32 ? 32 : character.charCodeAt(0)};`);
