import { blockBear, figure } from './goods/figures.ts';
import { cap, hoodie, tee } from './goods/garments.ts';
import { isShoe, type GoodsSpec, type Silhouette } from './goods-spec.ts';
import { airRunner } from './shoes/air-runner.ts';
import { boot } from './shoes/boot.ts';
import { canvasHigh, canvasLow } from './shoes/canvas.ts';
import { highTop } from './shoes/high-top.ts';
import { knit } from './shoes/knit.ts';
import { lowTop } from './shoes/low-top.ts';
import { retroMid } from './shoes/retro-mid.ts';
import { runner } from './shoes/runner.ts';
import { clog, slide, slipper } from './shoes/slip-on.ts';
import { terrace } from './shoes/terrace.ts';
import { trail } from './shoes/trail.ts';
import { ground } from './svg.ts';

const drawings: Record<Silhouette, (spec: GoodsSpec) => string> = {
  lowTop,
  highTop,
  retroMid,
  runner,
  airRunner,
  trail,
  terrace,
  knit,
  canvasLow,
  canvasHigh,
  slide,
  slipper,
  clog,
  boot,
  hoodie,
  tee,
  cap,
  figure,
  blockBear,
};

/** The product with its shadow, in a 400 × 400 frame. */
export const goods = (spec: GoodsSpec): string =>
  (isShoe(spec.silhouette) ? ground(204, 291, 180) : spec.silhouette === 'figure' || spec.silhouette === 'blockBear' ? ground(200, 338, 104) : '') +
  drawings[spec.silhouette](spec);

/** A product on a transparent ground. The same spec draws the same bytes. */
export const drawGoods = (spec: GoodsSpec): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${goods(spec)}</svg>`;
