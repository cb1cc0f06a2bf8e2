import { darker, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, dots, fill, laces, line, panel, roundness, rubber, stitch, weave, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M48 258C38 228 44 196 50 168C54 146 52 132 52 120C54 104 64 98 76 102C92 108 100 128 122 130C142 130 152 112 162 96L180 100L262 194C298 196 336 210 352 230C361 242 367 250 367 260Z';
const collar = 'M53 120C55 105 64 99 76 103C93 110 101 129 122 130C142 130 152 113 162 98';
const heel = 'M48 262C40 232 44 204 49 180C66 178 86 184 98 196C108 216 116 240 128 262Z';
const quarter =
  'M49 180C53 158 54 140 53 124C70 122 88 130 100 144C124 152 146 146 166 132L178 160C160 172 138 182 116 186C106 188 100 192 98 196C86 184 66 178 49 180Z';
const wing = 'M150 176C162 158 172 148 186 144L214 172C196 184 182 206 174 236L146 232C144 212 144 192 150 176Z';
const toeStrip = 'M196 262C206 240 222 226 246 222C272 238 300 226 328 224C342 226 352 232 358 240C366 250 368 256 368 262Z';
const eyestay =
  'M162 96C172 94 178 98 184 106L264 192C270 202 266 216 256 222C240 222 222 212 208 200C190 184 176 166 168 148C164 132 160 114 162 96Z';
const midsole =
  'M38 250C60 246 96 252 130 258C200 264 300 262 362 250C370 250 374 256 372 264C370 274 364 281 354 283L60 287C46 287 36 274 35 261C34 254 35 251 38 250Z';
const window = 'M66 264C84 258 112 260 134 268C142 272 140 279 132 280L80 281C66 281 58 270 66 264Z';
const outsole = 'M41 278C120 284 290 282 371 272C371 282 362 288 346 289.5C300 292 130 293 62 292C50 291.5 43 287 41 278Z';

/** Mid-cut basketball shoe of the late eighties: wings at the laces, a netted side, a window in the heel. */
export const retroMid = ({ colours: c, mark, variation }: GoodsSpec): string => {
  const eyelets = along([170, 108, 186, 142, 216, 172, 252, 204], 8);
  const tongue = 'M150 110C144 84 150 62 172 56C190 54 196 64 202 80L240 164L252 190L200 178Z';
  return (
    fill(tongue, c.tongue) +
    fill(tongue, '#000', 'opacity=".08"') +
    line('M156 76C160 66 166 61 174 60', seamOn(c.tongue), 1.6) +
    fill('M66 103C92 102 104 116 122 117C138 117 150 108 162 96L148 134H96Z', c.lining) +
    fill('M66 103C92 102 104 116 122 117C138 117 150 108 162 96L148 134H96Z', '#000', 'opacity=".3"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      weave('net', 'M120 186L200 190L190 250H126Z', c.base, 'mesh') +
        sideMark(variation < 0.5 ? 'none' : mark, c.accent, { x: 104, y: 192, width: 84, height: 62, turn: -4 }) +
        panel(toeStrip, c.overlay) +
        stitch('M205 262C214 246 228 234 248 230C272 244 302 232 328 231C340 232 350 238 358 250', c.overlay) +
        panel(quarter, c.base) +
        stitch('M56 172C60 154 60 142 58 130C72 128 88 136 98 148C124 158 148 152 164 140', c.base) +
        panel(heel, c.heel) +
        stitch('M54 188C70 186 84 192 93 202C102 220 110 242 121 262', c.heel) +
        panel(eyestay, c.overlay) +
        stitch('M170 146C180 166 194 182 210 195C226 207 242 216 254 216', c.overlay) +
        panel(wing, c.accent) +
        line('M158 214L200 168M156 198L190 160M162 228L206 176', darker(c.accent, 0.25), 2),
    ) +
    line(collar, c.lining, 9) +
    line(collar, seamOn(c.lining), 1, 'stroke-opacity=".55" transform="translate(-.6 3.8)"') +
    roundness('u', outline) +
    dots(eyelets, 2.1, seamOn(c.overlay)) +
    laces(eyelets, c.lace, [17, -10]) +
    rubber('mid', midsole, c.midsole) +
    within(
      'sole',
      midsole,
      panel('M140 290C150 268 180 262 240 268L230 292Z', c.accent) +
        rubber('win', window, '#b9c4cc') +
        line('M72 272H134', '#ffffff', 2, 'stroke-opacity=".6"'),
    ) +
    line('M38 257C80 252 110 262 160 265S300 268 370 256', seamOn(c.midsole), 1.2) +
    rubber('out', outsole, c.outsole) +
    line('M42 280C120 286 290 284 370 274', '#000', 1, 'stroke-opacity=".18"')
  );
};
