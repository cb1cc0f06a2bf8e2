import { lighter, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, weave, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M50 250C38 224 38 196 46 170C48 152 56 142 70 144C88 150 98 176 124 177C148 178 160 160 172 144L262 198C300 202 336 216 352 232C361 240 366 248 366 258L60 260Z';
const collar = 'M47 170C49 153 57 143 71 145C89 151 98 177 124 178C148 178 160 162 171 147';
const heel = 'M50 262C40 236 38 212 43 192C62 190 82 196 94 206C104 222 110 240 122 262Z';
const mudguard = 'M100 262C110 240 128 232 160 232C196 236 224 226 250 220C274 226 304 216 328 218C346 226 362 240 366 252L368 262Z';
const swing = 'M92 206C120 214 160 214 200 208C220 206 240 212 254 222C224 230 196 238 160 234C130 232 112 240 104 256Z';
const eyestay = 'M172 142L263 196C269 206 265 219 255 225C228 216 188 192 158 174C164 164 168 154 172 142Z';
const midsole =
  'M38 242C70 240 110 252 160 256C230 260 310 256 360 246C370 246 374 254 372 262C369 274 362 280 350 282L64 286C44 286 34 270 33 256C33 248 34 242 38 242Z';
const bubble = 'M52 262C56 254 70 251 92 254C120 258 140 262 152 268C156 273 152 279 144 280L76 282C60 282 48 272 52 262Z';
const foreBubble = 'M262 270C280 262 312 258 334 258C344 259 346 266 338 271C316 277 282 280 264 278C256 277 256 273 262 270Z';
const outsole = 'M42 280C120 285 290 283 366 271C363 283 350 288 334 289.5C280 292 130 293 66 292C52 291.5 45 287 42 280Z';

/** Nineties running shoe with air windows in the sole and wave-cut layers. */
export const airRunner = ({ colours: c, mark, variation }: GoodsSpec): string => {
  const eyelets = along([176, 156, 200, 172, 226, 187, 252, 203], 6);
  const tongue = 'M160 168C154 144 164 122 188 116C200 114 206 122 212 134L250 186L202 194Z';
  const ribs =
    variation < 0.4
      ? [0, 1, 2, 3]
          .map((i) => line(`M${100 + i * 4} ${214 + i * 10}C160 ${216 + i * 9} 220 ${212 + i * 6} 262 ${208 + i * 6}`, seamOn(c.base), 1.6))
          .join('')
      : '';
  return (
    fill(tongue, c.tongue) +
    within('tongue', tongue, weave('tm', tongue, c.tongue, 'mesh') + fill(tongue, '#000', 'opacity=".07"')) +
    fill('M64 144C92 146 104 164 124 164C146 164 156 154 170 143L150 182H104Z', c.lining) +
    fill('M64 144C92 146 104 164 124 164C146 164 156 154 170 143L150 182H104Z', '#000', 'opacity=".3"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      weave('mesh', outline, c.base, variation < 0.5 ? 'mesh' : 'knit') +
        ribs +
        panel(swing, mix(c.overlay, c.base, 0.4)) +
        panel(mudguard, c.overlay) +
        stitch('M110 262C118 246 132 239 160 239C196 242 226 233 250 227C276 233 304 224 326 225C342 231 354 243 360 254', c.overlay) +
        panel(heel, c.heel) +
        sideMark(mark, c.accent, { x: 104, y: 186, width: 96, height: 52, turn: -4 }) +
        panel(eyestay, lighter(c.overlay, 0.08)) +
        stitch('M166 172C192 188 228 209 252 218C259 214 262 208 258 202', c.overlay),
    ) +
    line(collar, c.lining, 8.5) +
    line(collar, seamOn(c.lining), 1, 'stroke-opacity=".55" transform="translate(-.6 3.6)"') +
    roundness('u', outline) +
    dots(eyelets, 2, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [16, -11]) +
    rubber('mid', midsole, c.midsole) +
    rubber('bub', bubble, mix(c.accent, '#dfe8ee', 0.45)) +
    line('M62 266C90 262 120 266 144 273', '#ffffff', 2.2, 'stroke-opacity=".65"') +
    rubber('bub2', foreBubble, mix(c.accent, '#dfe8ee', 0.45)) +
    line('M36 252C80 250 120 262 180 265S320 260 372 254', seamOn(c.midsole), 1.1) +
    rubber('out', outsole, c.outsole) +
    line('M44 282C120 287 290 285 364 273', '#000', 1, 'stroke-opacity=".18"')
  );
};
