import { mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, within } from '../svg.ts';

const outline =
  'M54 256C46 226 58 196 62 168C66 136 64 104 60 78C60 66 68 60 80 60C110 62 140 62 164 58C176 58 182 64 184 74L196 132L246 186C264 194 296 190 322 200C346 210 362 234 362 260Z';
const shaft = 'M62 168C66 136 64 108 62 84L150 84C156 110 164 140 176 164C140 178 96 178 62 168Z';
const heel = 'M52 260C46 230 56 200 61 170C84 178 104 180 118 178C112 204 112 232 120 260Z';
const vamp = 'M170 260C176 228 192 206 214 196C226 190 238 188 248 188C266 194 296 190 322 200C348 212 362 236 364 262Z';
const collar = 'M58 78C58 64 68 58 80 59C110 62 140 62 164 57C176 56 184 64 186 76L188 94C150 104 96 106 62 100Z';
const facing = 'M158 80L184 76L198 132L248 186C250 198 244 206 234 210C206 196 182 172 172 148C166 126 162 104 158 80Z';
const welt = 'M44 252C120 258 280 260 366 254C372 255 373 262 370 267C280 272 120 271 44 265C40 262 40 254 44 252Z';
const sole =
  'M44 264C120 271 280 272 370 266C374 276 370 286 362 291L350 297H334L328 291L304 292L298 297H280L274 292L250 293L244 297L196 296L190 288L176 297L72 298C54 297 44 286 44 264Z';

/** Six-inch work boot: nubuck, padded collar, lugged sole. */
export const boot = ({ colours: c }: GoodsSpec): string => {
  const eyelets = [...along([166, 94, 170, 108, 174, 124, 180, 144], 4), ...along([190, 160, 200, 172, 212, 184, 226, 196], 3)];
  const tongue = 'M158 70C156 48 166 38 182 38C194 38 198 46 200 58L212 118L248 178L206 180Z';
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".1"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      panel(vamp, mix(c.base, c.toe, 0.6)) +
        stitch('M180 260C186 232 200 212 220 203C232 198 242 196 250 196', c.base) +
        stitch('M184 262C190 236 204 218 224 209', c.base) +
        panel(shaft, c.base) +
        panel(heel, c.heel) +
        stitch('M66 178C84 185 98 187 110 186C105 210 106 234 113 260', c.heel) +
        panel(facing, c.base) +
        stitch('M166 92C170 120 176 144 182 156C194 176 212 192 232 202', c.base) +
        panel(collar, c.lining) +
        line('M66 82C100 86 150 84 184 78', seamOn(c.lining), 1.3),
    ) +
    roundness('u', outline) +
    dots(eyelets, 3.8, '#b08a4e') +
    dots(eyelets, 1.9, '#4d3a1d') +
    laces(eyelets, c.lace, [19, -9]) +
    rubber('sole', sole, c.outsole) +
    rubber('welt', welt, c.midsole) +
    line('M46 258C120 264 280 265 368 260', '#f3ead8', 1.3, 'stroke-dasharray="3 2.2" stroke-opacity=".8"')
  );
};
