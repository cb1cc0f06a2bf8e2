import { seamOn } from '../colours.ts';
import type { Colours } from '../goods-spec.ts';
import { dots, line, panel, rubber, stitch } from '../svg.ts';

const toeStrip = 'M210 263C220 243 236 229 253 225C272 239 300 228 326 225C340 224 350 230 356 236C364 246 368 254 368 263Z';
const midsole = 'M39 255C100 262 240 264 362 254C370 253 373 258 372 264C371 272 368 279 361 282L52 284C42 282 37 272 36 262C36 258 37 256 39 255Z';
const outsole = 'M41 277C120 282 290 281 371 272C371 281 362 288 346 289.5C300 292 130 293 62 292C50 291.5 43 287 41 277Z';
const breathingHoles: [number, number][] = [
  [286, 206],
  [300, 208],
  [314, 212],
  [278, 213],
  [292, 215],
  [306, 217],
  [320, 219],
  [332, 222],
];

/** A toe box of the given shape with its breathing holes. */
export const toe = (shape: string, c: Colours): string => panel(shape, c.toe) + dots(breathingHoles, 1.7, seamOn(c.toe));

/** The stitched strip around the toe. */
export const aroundTheToe = (c: Colours): string =>
  panel(toeStrip, c.overlay) + stitch('M217 263C226 247 239 235 252 232C272 246 302 234 326 231C340 230 351 237 360 250', c.overlay);

/** The thick stitched sole of a court shoe, high or low. */
export const cupsole = (c: Colours): string =>
  rubber('mid', midsole, c.midsole) +
  line('M40 262C110 268 240 269 368 260', seamOn(c.midsole), 1.2, 'stroke-dasharray="3.4 2.6"') +
  rubber('out', outsole, c.outsole) +
  line('M42 279C120 284 290 283 370 274', '#000', 1, 'stroke-opacity=".18"');
