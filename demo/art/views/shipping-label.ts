import { toSVG } from 'bwip-js/node';
import { hashOf } from '../hash.ts';

export interface ShippingLabel {
  carrier: string;
  service: string;
  logNo: string;
  from: readonly string[];
  to: readonly string[];
  /** `MI 482 9-06`: where the carrier's sorting sends it. */
  routing: string;
  weight: string;
  reference: string;
}

const ink = '#111';
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, size: number, words: string, weight = 400, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" font-family="Inter,Arial,Helvetica,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${ink}">${escaped(words)}</text>`;
const lines = (x: number, y: number, size: number, words: readonly string[], weight = 400): string =>
  words.map((word, i) => text(x, y + i * size * 1.22, size, word, weight)).join('');
const rule = (y: number, width = 2): string => `<rect x="16" y="${y}" width="368" height="${width}" fill="${ink}"/>`;

/** A real Code 128, so that a drawn label can be scanned like any other. */
const code128 = (code: string, x: number, y: number, width: number, height: number): string =>
  toSVG({ bcid: 'code128', text: code, scale: 1, height: 10 }).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" `,
  );

/** A square of modules in place of a carrier's routing symbol; it carries nothing. */
const routingSymbol = (seed: string, x: number, y: number, edge: number): string => {
  const cells = 22;
  const unit = edge / cells;
  let state = hashOf(seed);
  const squares = Array.from({ length: cells * cells }, (_, i) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const [column, row] = [i % cells, Math.floor(i / cells)];
    const border = column === 0 || row === cells - 1 || (row === 0 && column % 2 === 0) || (column === cells - 1 && row % 2 === 1);
    const inked = border || (state >>> 16) % 2 === 0;
    return inked
      ? `M${(x + column * unit).toFixed(1)} ${(y + row * unit).toFixed(1)}h${unit.toFixed(2)}v${unit.toFixed(2)}h-${unit.toFixed(2)}Z`
      : '';
  });
  return `<path d="${squares.join('')}" fill="${ink}"/>`;
};

/** A 4 × 6 inch label, in points: a renderer that is told a resolution applies it to inches twice. */
export const drawShippingLabel = (label: ShippingLabel): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="288" height="432"><rect width="400" height="600" fill="#fff"/>` +
  `<rect x="16" y="16" width="368" height="568" fill="none" stroke="${ink}" stroke-width="3"/>` +
  lines(28, 40, 12, label.from) +
  text(372, 40, 15, label.weight, 700, 'end') +
  text(372, 58, 12, '1 OF 1', 400, 'end') +
  text(28, 116, 11, 'SHIP TO:') +
  lines(44, 136, 16, label.to, 700) +
  rule(222) +
  routingSymbol(label.logNo, 32, 236, 96) +
  text(256, 266, 25, label.routing, 800, 'middle') +
  code128(label.routing.replaceAll(' ', ''), 150, 282, 212, 50) +
  rule(344, 8) +
  text(28, 382, 24, label.service.toUpperCase(), 800) +
  text(28, 402, 12, `TRACKING #: ${label.logNo.replace(/(.{4})/g, '$1 ').trim()}`) +
  `<rect x="342" y="362" width="30" height="38" fill="${ink}"/>` +
  `<text x="357" y="390" font-family="Arial" font-size="24" font-weight="800" fill="#fff" text-anchor="middle">${escaped(label.carrier.slice(0, 1))}</text>` +
  rule(416, 4) +
  code128(label.logNo, 40, 436, 320, 92) +
  rule(544, 4) +
  text(28, 568, 11, `REF 1: ${label.reference}`) +
  text(372, 568, 11, label.carrier, 700, 'end') +
  `</svg>`;
