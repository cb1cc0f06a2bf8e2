import { seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M46 268C38 242 40 214 50 190C52 177 62 172 74 177C94 187 104 203 130 202C152 201 164 186 178 170L276 224C304 226 334 232 352 246C360 253 364 260 364 268Z';
const collar = 'M51 191C53 177 63 172 75 177C96 188 105 204 130 203C152 202 164 188 177 173';
const heel = 'M46 268C39 246 40 226 46 206C60 206 76 208 86 214C92 232 98 250 108 268Z';
const eyestay = 'M178 169L277 222C284 228 282 238 272 242C262 243 252 240 244 236C214 222 182 206 160 195C168 188 173 180 178 169Z';
const toeCap = 'M246 268C252 250 262 240 278 236C300 238 322 240 344 244C356 250 364 258 365 268Z';
const toeTongue = 'M258 236C266 226 276 222 290 224C312 226 334 232 350 245L342 252C318 240 286 240 258 246Z';
const sole = 'M40 264C120 270 280 270 364 262C371 263 372 270 370 277C368 285 362 289 352 289.5L56 291C44 290 38 282 37 272C37 267 38 265 40 264Z';

/** Flat indoor and terrace shoe: slim, suede T-toe, one thin gum sole. */
export const terrace = ({ colours: c, mark, variation }: GoodsSpec): string => {
  const eyelets = along([182, 181, 208, 196, 236, 212, 264, 226], 7);
  const tongue = 'M162 192C158 172 166 152 186 148C198 146 204 152 210 162L252 208L206 214Z';
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".07"') +
    line('M170 160C174 154 180 152 188 152', seamOn(c.tongue), 1.5) +
    fill('M68 177C96 178 108 190 130 190C150 190 160 180 174 171L152 206H108Z', c.lining) +
    fill('M68 177C96 178 108 190 130 190C150 190 160 180 174 171L152 206H108Z', '#000', 'opacity=".28"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      sideMark(mark, c.accent, { x: 132, y: 204, width: 76, height: 66, turn: -2 }) +
        panel(heel, c.heel) +
        stitch('M82 216C88 234 94 250 103 268', c.heel) +
        panel(toeCap, c.toe) +
        (variation < 0.5 ? panel(toeTongue, c.toe) : '') +
        stitch('M254 268C260 252 270 245 282 242C304 243 324 246 342 251', c.toe) +
        panel(eyestay, c.overlay) +
        stitch('M166 195C188 206 218 221 247 233C258 237 268 238 275 233', c.overlay),
    ) +
    line(collar, c.lining, 6.5) +
    roundness('u', outline) +
    dots(eyelets, 2.1, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [15, -10]) +
    rubber('sole', sole, c.outsole) +
    line('M39 270C120 276 280 276 369 268', seamOn(c.outsole), 1.1, 'stroke-dasharray="3 2.4"') +
    line('M40 280C120 285 280 285 368 278', seamOn(c.outsole), 0.9, 'stroke-opacity=".7"')
  );
};
