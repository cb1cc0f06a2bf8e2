import { darker, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { fill, line, panel, roundness, rubber, weave, within } from '../svg.ts';

const outline =
  'M50 252C40 226 38 200 44 176C46 158 54 148 66 150C84 154 94 180 122 182C146 183 158 168 170 150L262 204C300 208 338 218 354 234C362 242 367 250 366 258L60 262Z';
const collar = 'M45 174C48 158 55 149 67 151C85 156 94 181 122 183C146 183 158 168 169 153';
const rand = 'M50 264C44 246 42 236 42 226C66 240 110 246 150 246C210 246 260 236 300 226C326 222 348 228 358 238C366 248 368 256 368 264Z';
const heel = 'M46 248C40 222 40 204 44 186C62 186 80 194 92 206C98 220 102 236 106 252Z';
const midsole =
  'M36 248C70 244 120 256 170 258C240 260 310 254 362 244C372 245 375 254 372 262C369 272 362 278 350 280L62 285C44 284 34 270 32 258C32 251 33 248 36 248Z';
const lugs =
  'M42 278L368 268C366 280 356 286 342 287L334 294H322L318 288L296 289L290 295H276L272 289L248 290L242 296H228L224 290L198 291L192 297H178L174 291L148 292L142 297H128L124 292L100 292L94 297H80L76 292C56 292 46 288 42 278Z';

/** Trail shoe: welded film over mesh, quick laces, a lugged sole. */
export const trail = ({ colours: c }: GoodsSpec): string => {
  const tongue = 'M156 174C150 148 160 128 184 122C196 120 203 128 208 140L248 192L200 200Z';
  const cage = [0, 1, 2, 3].map((i) => `M${112 + i * 26} 252L${150 + i * 27} ${176 + i * 13}L${166 + i * 27} ${184 + i * 13}L${132 + i * 26} 252Z`);
  const cord = 'M176 160L206 164L196 178L228 180L216 192L248 194L238 206L262 204';
  return (
    fill(tongue, c.tongue) +
    within('tongue', tongue, weave('tm', tongue, c.tongue, 'mesh') + fill(tongue, '#000', 'opacity=".08"')) +
    fill('M60 150C90 152 102 170 122 170C144 170 154 160 168 150L150 186H100Z', c.lining) +
    fill('M60 150C90 152 102 170 122 170C144 170 154 160 168 150L150 186H100Z', '#000', 'opacity=".3"') +
    fill(outline, c.base) +
    within(
      'upper',
      outline,
      weave('mesh', outline, c.base, 'mesh') +
        cage.map((d) => panel(d, mix(c.overlay, c.base, 0.25))).join('') +
        panel('M262 203C300 207 334 214 352 230C330 232 296 226 258 232Z', mix(c.toe, c.base, 0.3)) +
        panel(heel, c.heel) +
        fill('M120 238L128 226H158L150 238Z', c.accent) +
        panel(rand, c.overlay) +
        panel('M170 149L263 202C268 210 264 220 256 226C232 216 190 194 158 178C163 168 167 160 170 149Z', c.overlay),
    ) +
    line(collar, c.lining, 9) +
    roundness('u', outline) +
    line(cord, darker(c.lace, 0.4), 4.4, 'transform="translate(.5 1.4)" stroke-opacity=".55"') +
    line(cord, c.lace, 3.6) +
    `<rect x="180" y="146" width="15" height="11" rx="3" fill="${c.accent}" stroke="${seamOn(c.accent)}" transform="rotate(30 187 151)"/>` +
    fill(lugs, darker(c.outsole, 0.1)) +
    rubber('out', 'M40 274C120 284 290 280 371 266C370 278 360 285 344 286.5L70 290C52 290 43 284 40 274Z', c.outsole) +
    rubber('mid', midsole, c.midsole) +
    within(
      'sole',
      midsole,
      panel('M28 262C70 258 130 268 200 270L190 292H30Z', c.accent) + line('M210 270C260 270 310 264 352 258', darker(c.midsole, 0.18), 3),
    )
  );
};
