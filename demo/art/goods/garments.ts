import { darker, isDark, lighter, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { fill, line, panel, stitch, weave, within } from '../svg.ts';

const folds = (colour: string): string =>
  line(
    'M128 250C140 262 150 282 152 310M276 252C262 268 252 288 250 312M176 190C184 214 184 240 178 262M226 196C220 220 222 246 230 268',
    isDark(colour) ? '#fff' : '#000',
    5,
    'stroke-opacity=".045"',
  );

const chestPrint = (spec: GoodsSpec, y: number): string => {
  const { colours: c, brand, variation } = spec;
  const word = brand.toUpperCase().slice(0, 12);
  if (variation < 0.34)
    return (
      `<rect x="156" y="${y}" width="88" height="26" rx="2" fill="${c.accent}"/>` +
      `<text x="200" y="${y + 18}" font-family="Inter,Arial,sans-serif" font-weight="800" font-style="italic" font-size="${Math.min(15, 116 / word.length).toFixed(1)}" text-anchor="middle" fill="${isDark(c.accent) ? '#fff' : '#17191c'}">${word}</text>`
    );
  if (variation < 0.67)
    return `<text x="200" y="${y + 18}" font-family="Inter,Arial,sans-serif" font-weight="700" font-size="17" letter-spacing="1.5" text-anchor="middle" fill="${c.accent}">${word}</text>`;
  return `<g transform="translate(150 ${y - 6})">${panel('M0 36C14 8 44 -2 50 22C58 0 90 8 100 36C78 22 66 34 50 46C36 34 22 22 0 36Z', c.accent)}</g>`;
};

const shaded = (id: string, outline: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="#000" stop-opacity=".14"/><stop offset=".3" stop-color="#fff" stop-opacity=".08"/>` +
  `<stop offset=".7" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>${fill(outline, `url(#${id})`)}`;

const hoodieBody =
  'M146 112C128 118 112 126 104 136C88 166 70 232 58 300L92 316C100 300 110 264 118 240C120 272 118 306 114 334H286C282 306 280 272 282 240C290 264 300 300 308 316L342 300C330 232 312 166 296 136C288 126 272 118 254 112Z';
const hood = 'M142 118C136 88 160 58 200 56C240 58 264 88 258 118C250 136 226 150 200 152C174 150 150 136 142 118Z';

/** Hooded sweatshirt, laid flat. */
export const hoodie = (spec: GoodsSpec): string => {
  const { colours: c } = spec;
  return (
    fill(hoodieBody, c.base) +
    within(
      'body',
      hoodieBody,
      folds(c.base) +
        line('M104 136C116 170 118 210 118 244M296 136C284 170 282 210 282 244', seamOn(c.base), 1.4) +
        panel('M112 320H288V340H112Z', c.overlay) +
        weave('hem', 'M112 320H288V340H112Z', c.overlay, 'rib') +
        panel('M52 290L98 308L92 326L46 308Z', c.overlay) +
        panel('M348 290L302 308L308 326L354 308Z', c.overlay) +
        panel('M146 262H254L272 312H128Z', c.base) +
        stitch('M150 267H250L266 308H134Z', c.base) +
        chestPrint(spec, 182),
    ) +
    shaded('hb', hoodieBody) +
    fill(hood, c.base) +
    shaded('hh', hood) +
    fill('M160 112C158 90 176 74 200 73C224 74 242 90 240 112C232 128 216 140 200 144C184 140 168 128 160 112Z', darker(c.lining, 0.25)) +
    line('M160 112C158 90 176 74 200 73C224 74 242 90 240 112C232 128 216 140 200 144C184 140 168 128 160 112Z', seamOn(c.base), 1.6) +
    line('M186 138C184 158 186 172 184 186M214 138C216 160 213 170 216 182', c.lace, 4) +
    line('M184 182V190M216 178V186', '#9aa1a7', 4.4)
  );
};

const teeBody =
  'M150 88C136 92 122 98 112 104L52 150L84 196L116 176C120 230 118 290 114 338H286C282 290 280 230 284 176L316 196L348 150L288 104C278 98 264 92 250 88C238 104 220 110 200 110C180 110 162 104 150 88Z';

/** T-shirt, laid flat. */
export const tee = (spec: GoodsSpec): string => {
  const { colours: c } = spec;
  return (
    fill('M150 88C164 98 182 102 200 102C218 102 236 98 250 88L246 82H154Z', darker(c.base, 0.28)) +
    fill(teeBody, c.base) +
    within(
      'body',
      teeBody,
      folds(c.base) +
        line('M112 104C120 130 120 156 116 178M288 104C280 130 280 156 284 178', seamOn(c.base), 1.4) +
        stitch('M114 330H286M56 146L88 191M344 146L312 191', c.base) +
        chestPrint(spec, 164),
    ) +
    shaded('tb', teeBody) +
    line('M150 88C162 104 180 110 200 110C220 110 238 104 250 88', c.overlay, 7) +
    line('M150 88C162 104 180 110 200 110C220 110 238 104 250 88', lighter(seamOn(c.overlay), 0.1), 1, 'stroke-opacity=".5"')
  );
};

const crown = 'M76 236C72 160 116 108 188 104C262 102 308 152 308 226C308 236 306 242 302 248C236 238 150 240 84 256C79 252 77 245 76 236Z';
const brim = 'M226 232C284 226 346 244 378 272C382 278 378 285 370 283C324 268 258 258 196 262C198 248 210 236 226 232Z';

/** Six-panel cap, brim to the right. */
export const cap = (spec: GoodsSpec): string => {
  const { colours: c, brand } = spec;
  return (
    fill(crown, c.base) +
    within(
      'crown',
      crown,
      weave('twill', crown, c.base, 'canvas') +
        line(
          'M188 104C160 136 146 184 146 236M188 104C222 132 240 180 244 234M188 104C140 116 104 160 96 240M188 104C260 116 290 170 296 240',
          seamOn(c.base),
          1.5,
        ) +
        stitch('M182 108C154 140 140 186 140 236M196 107C228 136 246 182 250 234', c.base) +
        `<circle cx="166" cy="150" r="3.4" fill="none" stroke="${seamOn(c.base)}" stroke-width="2"/><circle cx="228" cy="148" r="3.4" fill="none" stroke="${seamOn(c.base)}" stroke-width="2"/>` +
        `<text x="196" y="208" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="50" text-anchor="middle" fill="${darker(c.accent, 0.45)}" opacity=".5">${brand.slice(0, 1)}</text>` +
        `<text x="195" y="206" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="50" text-anchor="middle" fill="${c.accent}">${brand.slice(0, 1)}</text>`,
    ) +
    shaded('cc', crown) +
    `<ellipse cx="188" cy="104" rx="10" ry="5.5" fill="${c.overlay}" stroke="${seamOn(c.overlay)}"/>` +
    panel(brim, c.overlay) +
    stitch('M220 241C280 236 334 252 368 275M212 250C270 246 324 258 360 278', c.overlay) +
    shaded('cb', brim)
  );
};
