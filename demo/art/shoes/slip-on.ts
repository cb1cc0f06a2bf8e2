import { darker, lighter, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { fill, line, panel, roundness, rubber, stitch, within } from '../svg.ts';

const strapOutline = 'M150 248C148 208 176 172 226 166C276 164 318 190 344 232C350 244 348 256 340 262L164 268Z';
const footbed =
  'M36 232C60 222 96 236 140 246C200 254 280 258 352 246C368 246 374 256 370 266C360 284 330 290 300 290L86 291C54 291 34 268 34 244C34 238 34 234 36 232Z';

/** Moulded slide: one foam body, one wide strap. */
export const slide = ({ colours: c, mark }: GoodsSpec): string => {
  const grooves = Array.from({ length: 15 }, (_, i) => `M${54 + i * 21} 290L${60 + i * 21} 276`).join('');
  return (
    fill('M44 234C70 214 130 226 190 238L340 236C352 240 356 246 352 250L120 258Z', darker(c.lining, 0.12)) +
    line('M52 236C90 226 140 236 190 246', lighter(c.lining, 0.12), 3) +
    fill(strapOutline, c.base) +
    within(
      'strap',
      strapOutline,
      (mark === 'none'
        ? line('M166 262C166 222 188 190 228 182C270 180 306 202 330 240', seamOn(c.base), 2.4) +
          line('M178 262C180 230 198 204 230 197C266 196 296 214 316 246', seamOn(c.base), 1.4)
        : panel('M176 166H236L256 268H190Z', c.overlay) + line('M206 166L222 268', c.accent, 7)) + roundness('s', strapOutline),
    ) +
    fill('M150 248C152 216 168 190 196 176C176 196 166 224 166 262Z', '#000', 'opacity=".16"') +
    rubber('bed', footbed, c.midsole) +
    within(
      'bed2',
      footbed,
      line('M34 254C100 246 160 268 230 272S330 270 372 258', seamOn(c.midsole), 2.2) +
        line(grooves, darker(c.outsole, 0.15), 4) +
        line('M30 292H380', c.outsole, 5),
    )
  );
};

const clogOutline =
  'M38 258C34 236 42 216 64 210C78 206 94 208 108 198C130 180 150 158 190 152C250 146 316 168 350 214C366 236 370 262 362 276C350 290 330 291 300 291L84 292C54 290 40 278 38 258Z';

/** Moulded clog: one piece of foam with vents; the back is open under a strap. */
export const clog = ({ colours: c, mark }: GoodsSpec): string => {
  const strapped = mark === 'disc';
  const vents = strapped
    ? [
        [236, 178, 10],
        [264, 182, 10],
        [290, 192, 9],
        [224, 204, 9],
        [252, 206, 9],
        [280, 212, 9],
        [306, 216, 8],
      ].map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${darker(c.base, 0.55)}"/><circle cx="${x}" cy="${y! + 1.2}" r="${r! - 1.6}" fill="${darker(c.base, 0.68)}"/>`,
      )
    : [
        'M150 214C176 184 200 180 214 188C206 208 186 228 162 238Z',
        'M206 240C222 206 246 190 266 194C268 214 252 240 228 252Z',
        'M268 252C278 224 296 208 312 212C316 230 304 250 290 260Z',
        'M84 240C100 222 122 214 138 218C134 236 118 250 98 256Z',
      ].map((d) => fill(d, darker(c.base, 0.6)) + line(d, lighter(c.base, 0.2), 1.6, 'transform="translate(.6 1.4)" stroke-opacity=".6"'));
  return (
    (strapped
      ? fill('M60 212C70 176 100 162 132 172L124 196C104 192 92 200 88 214Z', c.overlay) +
        `<circle cx="136" cy="186" r="9" fill="${c.accent}" stroke="${seamOn(c.accent)}"/>`
      : fill('M64 214C66 190 88 178 116 182L150 170L120 208Z', darker(c.base, 0.4))) +
    fill(clogOutline, c.base) +
    within(
      'clog',
      clogOutline,
      fill('M38 250C110 268 280 266 372 240V300H30Z', mix(c.midsole, c.base, 0.5)) +
        line('M38 252C110 270 280 268 370 240', seamOn(c.base), 1.8) +
        line('M38 278C120 288 280 286 366 270', seamOn(c.base), 1.6) +
        fill('M230 158C280 156 322 178 342 208C316 186 276 172 230 168Z', '#fff', 'opacity=".16"') +
        vents.join('') +
        roundness('c', clogOutline),
    ) +
    line('M66 211C80 206 95 208 109 198C131 180 151 158 191 153', lighter(c.base, 0.25), 2.4, 'stroke-opacity=".8"')
  );
};

const mule = 'M40 260C34 240 40 222 58 216C90 208 112 214 136 204C152 176 182 160 216 160C270 160 326 186 350 224C360 240 364 254 362 266Z';

/** Suede slipper with a braided edge, on a light sole. */
export const slipper = ({ colours: c }: GoodsSpec): string =>
  fill('M52 222C64 196 96 186 140 196L150 210C112 206 84 212 70 226Z', lighter(c.lining, 0.1)) +
  fill(mule, c.base) +
  within(
    'mule',
    mule,
    panel('M250 162C302 170 340 196 356 234L360 268H292C292 228 280 192 250 162Z', c.toe) +
      stitch('M258 170C286 198 298 232 298 266', c.toe) +
      roundness('m', mule),
  ) +
  line('M56 222C90 212 114 218 138 208C154 180 184 166 218 165', c.lining, 12) +
  line('M56 222C90 212 114 218 138 208C154 180 184 166 218 165', c.accent, 5, 'stroke-dasharray="5 5"') +
  rubber(
    'sole',
    'M38 256C120 266 280 266 364 256C372 258 374 268 370 278C364 288 350 290 334 290L66 291C46 290 36 276 36 264C36 259 36 256 38 256Z',
    c.outsole,
  ) +
  line('M40 272C120 280 280 280 370 270', seamOn(c.outsole), 1.4);
