/** A 4x6 inch page in hundredths of an inch. */
const page = { width: 400, height: 600 };

/** One SVG of drawn pages, one below the other, each exactly 4x6 inches: a printer with such paper cuts between them. */
export const drawPages = (drawn: readonly string[]): string => {
  const height = page.height * drawn.length;
  const pages = drawn.map((one, at) => `<g transform="translate(0 ${page.height * at})">${one}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="${6 * drawn.length}in" viewBox="0 0 ${page.width} ${height}">` +
    `<rect width="${page.width}" height="${height}" fill="#ffffff"/>${pages.join('')}</svg>`
  );
};

/** A drawn code as a nested drawing, stretched to its place: bars keep their proportions to one another. */
export const placed = (svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" shape-rendering="crispEdges" `);

interface LineLook {
  y: number;
  size: number;
  family: 'monospace' | 'sans-serif';
  /** From here on to the right; absent for centred. */
  x?: number;
  bold?: boolean;
}

/** A long text is narrowed to the page. */
export const line = (text: string, { y, size, family, x, bold = false }: LineLook): string => {
  if (text === '') return '';
  const room = page.width - 20 - (x ?? 20);
  const narrowed = text.length * size * 0.6 > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  const weight = bold ? ' font-weight="700"' : '';
  const anchor = x === undefined ? ' text-anchor="middle"' : '';
  return `<text x="${x ?? page.width / 2}" y="${y}" font-family="${family}" font-size="${size}"${weight}${anchor}${narrowed}>${escaped(text)}</text>`;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}]/gu, (character) => `&#${character.charCodeAt(0) < 32 ? 32 : character.charCodeAt(0)};`);
