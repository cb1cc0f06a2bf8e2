import { darker, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { along, fill, laces, line, panel, roundness, rubber, weave, within } from '../svg.ts';
import { sideMark } from './side-mark.ts';

const outline =
  'M50 246C38 220 40 190 50 162C50 146 56 132 66 128C80 126 88 150 118 156C142 158 156 140 168 124C178 116 190 120 196 130L266 194C304 198 340 212 354 230C362 240 366 248 364 256L60 260Z';
const sole =
  'M34 236C40 228 50 236 66 240C110 250 160 256 220 254C280 252 320 246 350 236C364 234 374 244 374 256C374 272 366 284 350 287C300 292 110 294 72 293C46 292 32 272 31 252C31 244 31 240 34 236Z';
const tread = 'M40 276C110 288 290 286 370 270C368 282 360 289 346 290.5C300 294 120 295 74 294C56 293 46 288 40 276Z';

/** Sock-like knit runner on a full-length foam sole. */
export const knit = ({ colours: c, mark }: GoodsSpec): string => {
  const stripe = mark === 'none';
  const lacePoints = along([182, 150, 202, 168, 226, 184, 250, 200], 6);
  const ribs = Array.from({ length: 22 }, (_, i) =>
    line(
      `M${52 + i * 14} ${252 + Math.sin(i / 4) * 5}C${50 + i * 14} 264 ${50 + i * 14} 274 ${56 + i * 14} 286`,
      seamOn(c.midsole),
      1.5,
      'stroke-opacity=".55"',
    ),
  ).join('');
  return (
    fill('M62 130C86 130 96 144 118 144C140 144 152 132 166 124L146 164H98Z', darker(c.lining, 0.3)) +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      weave('knit', outline, c.base, 'knit') +
        fill('M262 196C304 198 344 214 366 250L260 262C246 236 248 212 262 196Z', mix(c.base, c.toe, 0.5), 'opacity=".55"') +
        (stripe
          ? fill('M76 206C130 216 200 222 262 202L268 216C206 238 130 232 72 220Z', c.accent) +
            line('M84 213C140 223 200 227 256 211', mix(c.accent, c.base, 0.55), 3, 'stroke-dasharray="7 5"')
          : sideMark(mark, c.accent, { x: 104, y: 178, width: 92, height: 60, turn: -4 })) +
        panel('M46 250C40 224 42 206 46 188C64 190 78 202 84 218C88 234 90 244 92 256Z', c.heel) +
        panel('M168 122C178 114 190 119 197 129L268 193C272 204 266 214 256 216C226 206 186 184 160 160C162 146 164 134 168 122Z', c.overlay) +
        weave(
          'k2',
          'M168 122C178 114 190 119 197 129L268 193C272 204 266 214 256 216C226 206 186 184 160 160C162 146 164 134 168 122Z',
          c.overlay,
          'knit',
        ),
    ) +
    line('M52 160C52 146 57 134 67 130C80 129 90 152 118 157C142 159 156 141 167 127', c.lining, 7) +
    line('M58 150C46 144 44 128 52 120C58 116 64 120 66 128', c.accent, 4.5) +
    roundness('u', outline) +
    laces(lacePoints, c.lace, [19, -9]) +
    rubber('mid', sole, c.midsole) +
    within('sole', sole, ribs + line('M34 244C110 262 250 264 372 244', seamOn(c.midsole), 1.4)) +
    rubber('out', tread, c.outsole)
  );
};
