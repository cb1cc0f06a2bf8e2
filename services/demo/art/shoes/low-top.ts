import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, weave, within } from '../svg.ts';
import { seamOn } from '../colours.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M46 262C39 232 41 199 51 171C53 158 63 151 75 157C94 167 104 186 128 185C150 183 160 163 174 146L260 199C296 197 332 209 350 229C361 241 367 251 367 262Z';
const collar = 'M52 172C54 157 64 151 76 157C95 168 105 187 128 186C150 184 160 166 173 149';
const heel = 'M46 263C39 228 41 206 48 185C66 183 86 187 96 196C104 215 111 240 124 263Z';
const heelTab = 'M46 187C49 162 56 150 72 154C84 160 92 170 101 179C98 188 96 192 94 196C80 188 62 184 46 187Z';
const eyestay = 'M174 145L261 197C267 206 264 219 254 226C246 228 240 226 234 222C208 207 180 189 158 175C165 166 169 156 174 145Z';
const toeBox = 'M259 197C296 195 334 208 352 230L354 246C318 232 282 236 250 231C250 216 253 204 259 197Z';
const toeStrip = 'M210 263C220 243 236 229 253 225C272 239 300 228 326 225C340 224 350 230 356 236C364 246 368 254 368 263Z';
const midsole = 'M39 255C100 262 240 264 362 254C370 253 373 258 372 264C371 272 368 279 361 282L52 284C42 282 37 272 36 262C36 258 37 256 39 255Z';
const outsole = 'M41 277C120 282 290 281 371 272C371 281 362 288 346 289.5C300 292 130 293 62 292C50 291.5 43 287 41 277Z';

/** Cupsole court shoe: leather panels, a thick stitched sole. */
export const lowTop = ({ colours: c, mark }: GoodsSpec): string => {
  const eyelets = along([178, 158, 200, 173, 224, 188, 250, 205], 6);
  return (
    fill('M160 172C157 148 166 126 190 124C200 123 205 130 210 140L246 186L198 196Z', c.tongue) +
    fill('M160 172C157 148 166 126 190 124C200 123 205 130 210 140L246 186L198 196Z', '#000', 'opacity=".08"') +
    line('M170 135C175 129 182 127 191 127', seamOn(c.tongue), 1.6) +
    fill('M68 156C94 158 108 170 128 171C146 171 156 160 168 148L150 190H110Z', c.lining) +
    fill('M68 156C94 158 108 170 128 171C146 171 156 160 168 148L150 190H110Z', '#000', 'opacity=".28"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      panel(toeBox, c.toe) +
        dots(
          [
            [286, 206],
            [300, 208],
            [314, 212],
            [278, 213],
            [292, 215],
            [306, 217],
            [320, 219],
            [332, 222],
          ],
          1.7,
          seamOn(c.toe),
        ) +
        (c.base === c.overlay ? '' : weave('grain', outline, c.base, 'canvas').replace('opacity="0.5"', 'opacity=".12"')) +
        sideMark(mark, c.accent, { x: 114, y: 200, width: 92, height: 62, turn: -4 }) +
        panel(toeStrip, c.overlay) +
        stitch('M217 263C226 247 239 235 252 232C272 246 302 234 326 231C340 230 351 237 360 250', c.overlay) +
        panel(heel, c.heel) +
        stitch('M91 199C99 218 107 242 118 263', c.heel) +
        panel(heelTab, c.overlay) +
        panel(eyestay, c.overlay) +
        stitch('M164 175C188 191 214 205 238 218C247 223 256 219 259 208', c.overlay),
    ) +
    line(collar, c.lining, 8) +
    line(collar, seamOn(c.lining), 1, 'stroke-opacity=".6" transform="translate(-.6 3.4)"') +
    roundness('u', outline) +
    dots(eyelets, 2.3, seamOn(c.overlay)) +
    laces(eyelets.slice(0, 6), c.lace, [17, -11]) +
    rubber('mid', midsole, c.midsole) +
    line('M40 262C110 268 240 269 368 260', seamOn(c.midsole), 1.2, 'stroke-dasharray="3.4 2.6"') +
    rubber('out', outsole, c.outsole) +
    line('M42 279C120 284 290 283 370 274', '#000', 1, 'stroke-opacity=".18"')
  );
};
