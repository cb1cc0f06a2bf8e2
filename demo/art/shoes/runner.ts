import { darker, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, weave, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M52 254C38 226 36 196 44 168C46 150 54 138 68 138C84 140 96 172 124 174C146 175 158 158 168 140L258 196C298 198 336 212 354 232C362 240 367 248 366 258L60 262Z';
const collar = 'M45 166C48 148 56 137 69 139C86 143 97 174 125 175C146 175 158 160 168 143';
const heelCup = 'M52 262C40 232 37 208 41 184C60 184 82 192 98 208C108 226 112 244 128 262Z';
const heelTab = 'M41 184C43 158 50 137 68 138C79 142 86 154 96 164L90 190C76 184 60 182 41 184Z';
const saddle = 'M116 262C124 232 134 204 152 172L170 140L192 154C184 180 176 214 176 262Z';
const eyestay = 'M168 139L259 194C266 204 262 218 252 223C228 214 186 190 158 172C163 160 165 150 168 139Z';
const toeWrap = 'M196 262C208 240 228 226 252 221C262 230 286 222 300 213C322 210 344 222 356 234C364 244 368 252 368 262Z';
const toeCap = 'M318 262C316 246 322 232 334 222C350 228 362 240 366 250L368 262Z';
const midsole =
  'M36 246C60 238 92 250 130 254C200 262 300 256 360 246C370 246 374 254 372 262C369 274 362 281 350 283L64 288C44 288 34 272 32 258C32 250 33 247 36 246Z';
const heelPod = 'M36 262C60 256 92 262 132 270C140 274 142 280 138 286L66 288C46 288 38 276 36 262Z';
const outsole = 'M42 282C110 286 280 284 366 272C362 284 350 289 334 290L222 291.5L212 288L196 292L70 293C54 293 46 289 42 282Z';

/** Two-thousands running shoe: open mesh, many overlays, a sculpted sole with a cushioning pod. */
export const runner = ({ colours: c, mark, variation }: GoodsSpec): string => {
  const eyelets = along([172, 152, 196, 168, 222, 184, 249, 200], 7);
  const tongue = 'M156 164C150 138 160 116 184 110C196 108 202 116 208 128L246 182L200 192Z';
  return (
    fill(tongue, c.tongue) +
    within('tongue', tongue, weave('tm', tongue, c.tongue, 'mesh') + fill(tongue, '#000', 'opacity=".07"')) +
    fill('M62 139C88 140 102 158 124 160C144 160 154 150 166 140L146 178H104Z', c.lining) +
    fill('M62 139C88 140 102 158 124 160C144 160 154 150 166 140L146 178H104Z', '#000', 'opacity=".3"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      weave('mesh', outline, c.base, 'mesh') +
        line('M104 190C112 214 122 240 130 262M118 182C124 200 132 220 140 240', c.overlay, 5) +
        panel(saddle, mix(c.base, c.overlay, variation < 0.5 ? 0.35 : 0.75)) +
        panel(toeWrap, c.overlay) +
        stitch('M206 262C216 244 234 232 252 228C266 238 290 230 302 221', c.overlay) +
        panel(toeCap, c.toe) +
        line('M262 204C292 206 318 214 338 226', c.overlay, 6) +
        line('M262 204C292 206 318 214 338 226', seamOn(c.overlay), 1, 'stroke-opacity=".5" stroke-dasharray="2.6 2.2"') +
        panel(heelCup, c.heel) +
        stitch('M58 190C76 192 90 202 98 214C106 232 112 248 122 262', c.heel) +
        panel(heelTab, c.overlay) +
        sideMark(mark, c.accent, { x: 104, y: 188, width: 102, height: 62, turn: -3 }) +
        panel(eyestay, c.overlay) +
        stitch('M165 170C190 186 226 206 250 216C257 212 259 206 256 200', c.overlay),
    ) +
    line(collar, c.lining, 9) +
    line(collar, seamOn(c.lining), 1, 'stroke-opacity=".55" transform="translate(-.6 3.8)"') +
    roundness('u', outline) +
    dots(eyelets, 2, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [16, -11]) +
    rubber('mid', midsole, c.midsole) +
    within(
      'sole',
      midsole,
      line('M30 260C80 250 120 262 180 266S320 262 374 252', darker(c.midsole, 0.12), 2) +
        rubber('pod', heelPod, c.accent) +
        dots(along([52, 272, 76, 268, 104, 272, 128, 280], 6), 3, seamOn(c.accent)) +
        line('M160 276C200 280 250 278 300 272', darker(c.midsole, 0.2), 3) +
        line('M312 270L352 262', c.accent, 4),
    ) +
    rubber('out', outsole, c.outsole) +
    line('M44 283C110 287 280 285 364 274', '#000', 1, 'stroke-opacity=".2"')
  );
};
