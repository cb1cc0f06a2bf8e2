import { toSVG } from 'bwip-js/node';
import { formatOneId } from '#contracts/item/one-id.ts';

/** A 4x6 inch page in hundredths of an inch. */
const page = { width: 400, height: 600 };

/**
 * One SVG of label pages, one below the other, each exactly 4x6 inches: a printer with such paper cuts between them. The code stands twice, as Code 128
 * for hand scanners and as a QR code for cameras, and once in letters for people.
 */
export const drawOneIdLabels = (oneIds: readonly string[], caption: string): string => {
  const height = page.height * oneIds.length;
  const pages = oneIds.map((oneId, at) => `<g transform="translate(0 ${page.height * at})">${drawPage(oneId, caption)}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="${6 * oneIds.length}in" viewBox="0 0 ${page.width} ${height}">` +
    `<rect width="${page.width}" height="${height}" fill="#ffffff"/>${pages.join('')}</svg>`
  );
};

const drawPage = (oneId: string, caption: string): string =>
  [
    placed(toSVG({ bcid: 'code128', text: oneId, scale: 1, height: 10 }), { x: 35, y: 60, width: 330, height: 130 }),
    line(formatOneId(oneId), { y: 240, size: 36, family: 'monospace' }),
    placed(toSVG({ bcid: 'qrcode', text: oneId, scale: 1 }), { x: 100, y: 280, width: 200, height: 200 }),
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
