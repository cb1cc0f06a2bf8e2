import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, stitch, weave, within } from '../svg.ts';
import { seamOn } from '../colours.ts';
import { aroundTheToe, cupsole, toe } from './cupsole.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M46 262C39 232 41 199 51 171C53 158 63 151 75 157C94 167 104 186 128 185C150 183 160 163 174 146L260 199C296 197 332 209 350 229C361 241 367 251 367 262Z';
const collar = 'M52 172C54 157 64 151 76 157C95 168 105 187 128 186C150 184 160 166 173 149';
const heel = 'M46 263C39 228 41 206 48 185C66 183 86 187 96 196C104 215 111 240 124 263Z';
const heelTab = 'M46 187C49 162 56 150 72 154C84 160 92 170 101 179C98 188 96 192 94 196C80 188 62 184 46 187Z';
const eyestay = 'M174 145L261 197C267 206 264 219 254 226C246 228 240 226 234 222C208 207 180 189 158 175C165 166 169 156 174 145Z';
const toeBox = 'M259 197C296 195 334 208 352 230L354 246C318 232 282 236 250 231C250 216 253 204 259 197Z';

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
      toe(toeBox, c) +
        (c.base === c.overlay ? '' : weave('grain', outline, c.base, 'canvas').replace('opacity="0.5"', 'opacity=".12"')) +
        sideMark(mark, c.accent, { x: 114, y: 200, width: 92, height: 62, turn: -4 }) +
        aroundTheToe(c) +
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
    cupsole(c)
  );
};
