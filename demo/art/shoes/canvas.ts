import { darker, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, weave, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const lowOutline =
  'M46 264C38 238 40 212 50 186C52 174 62 170 74 174C94 184 104 200 128 200C150 200 164 184 178 168L268 214C300 214 336 220 354 238C362 246 366 256 366 264Z';
const highOutline =
  'M46 264C42 236 56 208 64 182C72 150 72 116 68 84C68 72 76 66 88 67C108 69 130 71 150 66C160 64 166 68 170 76L192 146L266 208C300 206 338 216 355 236C362 246 366 256 366 264Z';
const wall =
  'M38 252C120 258 280 258 364 250C372 250 374 258 373 268C372 280 366 289 354 289.5L56 291.5C42 290.5 36 278 36 264C36 256 37 252 38 252Z';
const toeBumper = 'M300 289.8C302 274 314 258 334 251C352 245 366 247 371 254C376 268 372 284 360 289.6Z';

const sidewall = (c: GoodsSpec['colours']): string =>
  rubber('wall', wall, c.midsole) +
  line('M37 258C120 264 280 264 371 256', c.accent, 2.2) +
  line('M37 282C120 286 280 286 370 281', c.outsole, 3.4) +
  line('M36 269C120 274 280 274 373 267', seamOn(c.midsole), 0.9, 'stroke-opacity=".6"');

/** Skate shoe: canvas or suede on a straight vulcanised wall. */
export const canvasLow = ({ colours: c, mark }: GoodsSpec): string => {
  const eyelets = along([182, 178, 206, 192, 232, 206, 258, 217], 6);
  const tongue = 'M160 190C156 168 166 148 188 144C200 143 206 150 212 160L254 204L206 212Z';
  const vamp = 'M258 264C250 244 248 226 254 212C300 208 342 220 360 246L366 264Z';
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".08"') +
    fill('M66 175C94 176 106 187 128 187C148 187 160 178 174 169L150 204H108Z', darker(c.lining, 0.28)) +
    fill(lowOutline, c.base) +
    within(
      'upper',
      lowOutline,
      weave('canvas', lowOutline, c.base, 'canvas') +
        panel(vamp, c.toe) +
        stitch('M266 264C258 246 256 232 260 220C300 216 338 226 354 246', c.toe) +
        sideMark(mark, c.accent, { x: 104, y: 206, width: 104, height: 54, turn: -3 }) +
        panel('M46 266C38 240 40 222 46 202C62 204 76 210 84 220C90 236 94 250 98 266Z', c.heel) +
        panel('M178 166L269 212C278 222 276 236 264 242C228 232 190 214 158 194C166 186 172 178 178 166Z', c.overlay) +
        stitch('M166 194C196 212 230 227 260 235C268 231 270 222 264 214', c.overlay),
    ) +
    line('M51 187C53 174 63 170 75 174C95 184 104 201 128 201C150 201 164 186 177 171', c.lining, 7) +
    roundness('u', lowOutline) +
    dots(eyelets, 2.1, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [16, -10]) +
    sidewall(c)
  );
};

/** Canvas high-top: rubber toe, steel eyelets, a patch at the ankle. */
export const canvasHigh = ({ colours: c, mark }: GoodsSpec): string => {
  const eyelets = [...along([160, 80, 166, 100, 172, 120, 178, 138], 4), ...along([190, 156, 210, 174, 232, 190, 256, 206], 4)];
  const tongue = 'M146 84C148 60 156 46 174 46C186 46 190 54 194 68L212 132L252 190L200 180Z';
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".08"') +
    fill('M78 68C98 61 126 59 150 62L140 92H88Z', darker(c.lining, 0.28)) +
    fill(highOutline, c.base) +
    within(
      'upper',
      highOutline,
      weave('canvas', highOutline, c.base, 'canvas') +
        line('M66 84C94 90 128 88 160 80', c.lining, 10) +
        panel('M46 266C42 240 54 212 62 188L80 190C78 214 82 240 90 266Z', c.heel) +
        line('M76 74C82 114 80 156 72 190', seamOn(c.heel), 1.2, 'stroke-dasharray="2.6 2.2"') +
        panel('M150 66C160 63 167 67 171 76L193 145L267 206C272 216 268 226 258 230C226 214 190 190 172 164C164 134 158 96 150 66Z', c.overlay) +
        stitch('M158 92C164 120 170 144 178 160C194 184 226 206 254 221', c.overlay) +
        sideMark(mark === 'disc' ? 'disc' : 'none', c.accent, { x: 84, y: 100, width: 80, height: 66 }) +
        (mark === 'disc' ? '' : sideMark(mark, c.accent, { x: 104, y: 196, width: 100, height: 56, turn: -4 })),
    ) +
    roundness('u', highOutline) +
    fill('M300 264C296 240 304 224 320 214C342 220 358 236 366 262Z', c.toe) +
    fill('M300 264C296 240 304 224 320 214C342 220 358 236 366 262Z', '#000', 'opacity=".05"') +
    line('M300 262C296 240 304 224 320 214', seamOn(c.toe), 1.4) +
    dots(eyelets, 3.2, '#c9ced2') +
    dots(eyelets, 1.5, '#5a6167') +
    laces(eyelets, c.lace, [17, -9]) +
    sidewall(c) +
    rubber('bump', toeBumper, c.midsole) +
    line('M312 288C316 276 326 264 342 257M328 288C332 278 342 270 356 264', seamOn(c.midsole), 1.1)
  );
};
