import { darker, lighter, seamOn } from '../colours.ts';
import { goods } from '../draw-goods.ts';
import { isShoe, type GoodsSpec } from '../goods-spec.ts';
import { fill, line, roundness, within } from '../svg.ts';
import { photo } from './backdrop.ts';

/** As the inspector photographs it: a little askew, on the table. */
export const side = (spec: GoodsSpec): string => photo(`<g transform="rotate(-4 200 200) translate(2 14)">${goods(spec)}</g>`);

export const detail = (spec: GoodsSpec): string =>
  photo(
    isShoe(spec.silhouette)
      ? `<g transform="translate(-330 -330) scale(2.2) rotate(-3 200 200)">${goods(spec)}</g>`
      : `<g transform="translate(-190 -120) scale(1.95)">${goods(spec)}</g>`,
  );

const solePath =
  'M196 30C238 26 262 62 262 112C262 156 244 180 240 214C238 244 252 272 252 312C252 350 230 374 200 374C170 374 150 350 150 312C150 276 162 250 156 214C150 178 138 152 138 110C138 62 160 32 196 30Z';

const herringbone = (colour: string): string =>
  Array.from({ length: 22 }, (_, i) =>
    line(`M120 ${40 + i * 16}L160 ${52 + i * 16}L200 ${40 + i * 16}L240 ${52 + i * 16}L280 ${40 + i * 16}`, colour, 4),
  ).join('');

const rings = (colour: string): string => {
  const cells = Array.from({ length: 60 }, (_, i) => `<circle cx="${132 + (i % 6) * 27}" cy="${44 + Math.floor(i / 6) * 34}" r="9"/>`);
  return `<g fill="none" stroke="${colour}" stroke-width="3.4">${cells.join('')}</g>`;
};

/** The underside: tread, pivot circle, heel. */
export const sole = (spec: GoodsSpec): string => {
  const { outsole, midsole } = spec.colours;
  const tread = seamOn(outsole);
  return photo(
    `<g transform="rotate(16 200 200)">${fill(solePath, '#000', 'opacity=".22" transform="translate(8 10)"')}${fill(solePath, midsole)}` +
      `<g transform="translate(10 10) scale(.95)">${fill(solePath, outsole)}` +
      within(
        'tread',
        solePath,
        (spec.variation < 0.5 ? herringbone(tread) : rings(tread)) +
          fill('M150 206C170 214 226 214 250 206V244C226 236 172 236 150 244Z', lighter(outsole, 0.1)) +
          `<circle cx="200" cy="112" r="34" fill="${outsole}" stroke="${tread}" stroke-width="4"/><circle cx="200" cy="112" r="18" fill="none" stroke="${tread}" stroke-width="4"/>` +
          line(solePath, darker(outsole, 0.3), 6) +
          roundness('sl', solePath),
      ) +
      `</g></g>`,
  );
};

/** What the inspector found, circled. */
export const defect = (spec: GoodsSpec): string =>
  photo(
    `<g transform="translate(-250 -300) scale(2)">${goods(spec)}` +
      `<path d="M262 214c10 -6 24 -4 30 4c8 2 10 10 2 14c-8 6 -26 6 -32 -2c-8 -4 -8 -12 0 -16Z" fill="${darker(spec.colours.toe, 0.45)}" opacity=".55"/>` +
      line('M246 208L268 222M274 206L296 226', darker(spec.colours.toe, 0.5), 1.4, 'stroke-opacity=".7"') +
      `</g><circle cx="304" cy="142" r="58" fill="none" stroke="#d5392f" stroke-width="6" stroke-dasharray="14 8"/>`,
  );
