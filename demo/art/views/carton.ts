import { darker, isDark, lighter } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { fill, ground, line } from '../svg.ts';
import { ean13 } from './bars.ts';
import { photo } from './backdrop.ts';

const text = (x: number, y: number, size: number, words: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" font-family="Inter,Arial,Helvetica,sans-serif" font-size="${size}" fill="#17191c" ${attributes}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

const damage = (colour: string): string =>
  fill('M0 300L46 262L78 292L60 330L104 352L88 400H0Z', darker(colour, 0.34)) +
  line('M46 262L78 292L60 330L104 352L88 400M78 292L120 286M60 330L30 344', lighter(colour, 0.3), 2.5);

/** The end of the carton with its label. Size, style code and bar code are the product's own. */
export const boxLabel = (sku: string, spec: GoodsSpec, size: string, damaged = false): string =>
  photo(
    `<g transform="rotate(-5 200 200)">` +
      fill('M-40 52H440V372H-40Z', spec.box) +
      fill('M-40 52H440V118H-40Z', darker(spec.box, 0.14)) +
      line('M-40 118H440', darker(spec.box, 0.3), 2) +
      `<rect x="58" y="146" width="286" height="186" rx="3" fill="#000" opacity=".18" transform="translate(2 4)"/><rect x="58" y="146" width="286" height="186" rx="3" fill="#f8f7f3"/>` +
      text(74, 174, 19, spec.brand.toUpperCase(), 'font-weight="700"') +
      text(74, 196, 13, spec.name.length > 27 ? `${spec.name.slice(0, 26)}…` : spec.name) +
      text(74, 217, 14, sku, 'font-weight="600" letter-spacing=".4"') +
      text(328, 176, 13, 'US', 'text-anchor="end"') +
      text(328, 214, 38, size, 'font-weight="800" text-anchor="end"') +
      line('M74 228H328', '#17191c', 1) +
      ean13(`${sku}/${size}`, 74, 238, 200, 72) +
      text(0, 0, 9, 'MADE IN VIETNAM', 'text-anchor="end" transform="translate(326 238) rotate(-90)"') +
      (damaged ? damage(spec.box) : '') +
      `</g>`,
  );

/** The closed carton on the table. */
export const carton = (spec: GoodsSpec, damaged = false): string =>
  photo(
    ground(204, 320, 170) +
      fill('M60 178L208 112L350 162L204 236Z', lighter(spec.box, 0.08)) +
      fill('M60 178L204 236V330L60 262Z', spec.box) +
      fill('M350 162L204 236V330L350 246Z', darker(spec.box, 0.2)) +
      fill('M60 178L204 236V262L60 200Z', darker(spec.box, 0.08)) +
      fill('M350 162L204 236V262L350 186Z', darker(spec.box, 0.28)) +
      fill('M96 232L152 256V290L96 264Z', '#f8f7f3') +
      `<text transform="matrix(.9 -.46 0 1 226 288)" font-family="Inter,Arial,sans-serif" font-weight="800" font-size="24" fill="${isDark(spec.box) ? '#ffffff' : '#17191c'}" opacity=".82">${spec.brand.toUpperCase().slice(0, 9).replaceAll('&', '&amp;')}</text>` +
      (damaged
        ? fill('M60 178L112 155L104 186L132 206L96 214L118 240L60 262Z', darker(spec.box, 0.4)) +
          line('M112 155L104 186L132 206L96 214L118 240', lighter(spec.box, 0.3), 3)
        : ''),
  );
