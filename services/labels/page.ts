import { textWidth } from './text-width.ts';

/** A 4x6 inch page in hundredths of an inch. */
export const page = { width: 400, height: 600 };

/** One SVG of drawn pages, one below the other, each exactly 4x6 inches: a printer with such paper cuts between them. */
export const drawPages = (drawn: readonly string[]): string => {
  const height = page.height * drawn.length;
  const pages = drawn.map((one, index) => `<g transform="translate(0 ${page.height * index})">${one}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="${6 * drawn.length}in" viewBox="0 0 ${page.width} ${height}">` +
    `<rect width="${page.width}" height="${height}" fill="#ffffff"/>${pages.join('')}</svg>`
  );
};

interface LineLook {
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  family: 'monospace' | 'sans-serif';
  /** From here on to the right; absent for centred. */
  x?: number;
  bold?: boolean;
}

/** Between a text and the edge of the page, or the frame of a shipping label, which stands 8 from it. */
const margin = 16;

/** A text that might be wider than the page, in whatever font it is printed, is written smaller. */
export const line = (text: string, { y, size: largest, family, x, bold = false }: LineLook): string => {
  if (text === '') return '';
  const room = page.width - margin - (x ?? margin);
  const size = Math.min(largest, Math.floor((room / textWidth(text)) * 10) / 10);
  const weight = bold ? ' font-weight="700"' : '';
  const anchor = x === undefined ? ' text-anchor="middle"' : '';
  return `<text x="${x ?? page.width / 2}" y="${y}" font-family="${family}" font-size="${size}"${weight}${anchor}>${escaped(text)}</text>`;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}]/gu, (character) => `&#${character.charCodeAt(0) < 32 ? 32 : character.charCodeAt(0)};`);
