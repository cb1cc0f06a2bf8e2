import { labelSizes, type LabelSize } from '#contracts/labels/label-form.ts';
import { coarsestDot, placedBars, placedQr } from './codes.ts';
import type { Area, CodeMark, Mark, Page, TextMark } from './marks.ts';

/** One SVG of pages, one below the other, each exactly as large as the label: a printer with such paper cuts between them. */
export const inSvg = (pages: readonly Page[], size: LabelSize = '4x6'): string => {
  const { width, height: ofOne } = labelSizes[size];
  const height = ofOne * pages.length;
  const drawn = pages.map((marks, index) => `<g transform="translate(0 ${ofOne * index})">${marks.map(drawMark).join('')}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 100}in" height="${height / 100}in" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>${drawn.join('')}</svg>`
  );
};

const drawMark = (mark: Mark): string => {
  if (mark.kind === 'text') return drawText(mark);
  if (mark.kind === 'box') return drawBox(mark.room, mark.outline);
  return mark.kind === 'bars' ? drawBars(mark) : drawQr(mark);
};

const drawText = ({ text, x, y, size, family, bold, isCentred }: TextMark): string => {
  const weight = bold ? ' font-weight="700"' : '';
  const anchor = isCentred ? ' text-anchor="middle"' : '';
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}"${weight}${anchor}>${escaped(text)}</text>`;
};

const drawBox = ({ x, y, width, height }: Area, outline?: number): string => {
  const look = outline === undefined ? 'fill="#000000"' : `fill="none" stroke="#000000" stroke-width="${outline}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
};

const drawBars = ({ text, room }: CodeMark): string => {
  const { widths, dots, ...at } = placedBars(text, room, coarsestDot);
  let module = 0;
  let path = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${module} 0h${width}v1h-${width}z`;
    module += width;
  });
  return drawPath(path, at, { x: dots * coarsestDot, y: room.height });
};

const drawQr = ({ text, room }: CodeMark): string => {
  const { cells, side, dots, ...at } = placedQr(text, room, coarsestDot);
  const path = cells.map((isDark, index) => (isDark ? `M${index % side} ${Math.floor(index / side)}h1v1h-1z` : '')).join('');
  return drawPath(path, at, { x: dots * coarsestDot, y: dots * coarsestDot });
};

const drawPath = (path: string, at: { x: number; y: number }, scale: { x: number; y: number }): string =>
  `<path transform="translate(${figure(at.x)} ${figure(at.y)}) scale(${figure(scale.x)} ${figure(scale.y)})" shape-rendering="crispEdges" d="${path}"/>`;

const figure = (value: number): string => String(Number(value.toFixed(5)));

const escaped = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}]/gu, (character) => `&#${character.charCodeAt(0) < 32 ? 32 : character.charCodeAt(0)};`);
