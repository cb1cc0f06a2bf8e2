import { seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, stitch, within } from '../svg.ts';
import { aroundTheToe, cupsole, toe } from './cupsole.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M46 262C40 228 50 204 55 178C60 150 58 124 54 100C54 88 62 82 74 82C88 84 96 98 112 100C128 101 140 90 152 76C160 72 168 76 172 84L190 138L262 199C296 197 332 209 350 229C361 241 367 251 367 262Z';
const collar = 'M55 100C55 88 63 82 75 83C90 86 97 100 113 101C128 101 140 91 153 77';
const heel = 'M46 263C40 230 49 206 54 182C70 182 88 188 98 198C104 216 111 240 124 263Z';
const ankleWrap =
  'M54 181C60 150 59 126 54 104C70 104 88 112 102 124C122 132 146 122 166 108L176 136C160 150 140 162 120 168C104 178 100 188 98 199C88 188 70 182 54 181Z';
const collarPanel =
  'M54 104C52 88 62 81 75 83C90 86 97 100 113 101C128 101 140 91 153 76C160 72 168 76 172 84L178 104C154 124 124 134 102 124C88 112 70 104 54 104Z';
const eyestay =
  'M160 76C168 74 172 80 176 92L194 138L262 197C268 206 265 219 255 226C247 228 241 226 235 222C208 205 186 186 168 168C160 140 156 110 150 80Z';
const toeBox = 'M260 197C296 195 334 208 352 230L354 246C318 232 282 236 250 231C250 216 254 204 260 197Z';
const tongue = 'M146 92C146 66 154 50 172 48C186 47 190 56 194 70L214 130L244 178L200 180Z';

/** Basketball high-top: ankle wrap, nine eyelets, a cupsole. */
export const highTop = ({ colours: c, mark }: GoodsSpec): string => {
  const eyelets = [...along([163, 92, 168, 106, 172, 120, 179, 138], 4), ...along([188, 151, 206, 168, 226, 186, 250, 204], 5)];
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".08"') +
    line('M153 62C157 54 163 51 173 51', seamOn(c.tongue), 1.6) +
    fill('M66 82C88 80 98 88 112 88C126 88 138 80 152 74L140 104H90Z', c.lining) +
    fill('M66 82C88 80 98 88 112 88C126 88 138 80 152 74L140 104H90Z', '#000', 'opacity=".3"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      toe(toeBox, c) +
        sideMark(mark, c.accent, { x: 112, y: 186, width: 100, height: 68, turn: -6 }) +
        aroundTheToe(c) +
        panel(heel, c.heel) +
        stitch('M58 189C72 190 84 194 92 202C100 220 107 242 118 263', c.heel) +
        panel(ankleWrap, c.overlay) +
        stitch('M60 175C65 150 64 128 60 110M172 140C156 152 138 162 120 167', c.overlay) +
        panel(collarPanel, c.lining) +
        panel(eyestay, c.overlay) +
        stitch('M158 92C162 120 168 144 174 166C192 184 214 200 238 216C247 222 256 218 259 208', c.overlay) +
        dots(
          [
            [120, 148],
            [130, 143],
            [140, 137],
          ],
          2,
          seamOn(c.overlay),
        ),
    ) +
    line(collar, c.lining, 7) +
    line(collar, seamOn(c.lining), 1, 'stroke-opacity=".6" transform="translate(-.4 3.2)"') +
    roundness('u', outline) +
    dots(eyelets, 2.2, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [17, -9]) +
    cupsole(c)
  );
};
