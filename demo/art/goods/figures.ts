import { darker, isDark, lighter, mix, seamOn } from '../colours.ts';
import type { GoodsSpec } from '../goods-spec.ts';
import { dots, fill, line, panel, within } from '../svg.ts';

const glossy = (id: string, d: string, colour: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="${lighter(colour, 0.34)}"/><stop offset=".45" stop-color="${colour}"/>` +
  `<stop offset="1" stop-color="${darker(colour, 0.28)}"/></radialGradient>${fill(d, `url(#${id})`)}<path d="${d}" fill="none" stroke="${seamOn(colour)}" stroke-opacity=".4"/>`;

const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

const ears = [
  ['M142 120C118 70 128 28 148 24C170 28 178 78 180 112Z', 'M258 120C282 70 272 28 252 24C230 28 222 78 220 112Z'],
  ['M126 128C98 104 104 62 130 60C152 62 168 88 172 108Z', 'M274 128C302 104 296 62 270 60C248 62 232 88 228 108Z'],
  ['M134 112C120 88 132 66 150 74L176 100Z', 'M266 112C280 88 268 66 250 74L224 100Z'],
] as const;

const face = (c: GoodsSpec['colours'], variation: number): string => {
  const ink = '#1c1a1d';
  const eyes = [
    [172, 172],
    [228, 172],
  ] as const;
  const mouth = variation < 0.35 ? 'M184 204C192 212 208 212 216 204' : variation < 0.7 ? 'M170 202C186 216 214 216 230 202' : 'M192 206H208';
  const teeth =
    variation >= 0.35 && variation < 0.7
      ? fill('M176 205L181 213L186 208L191 216L197 210L203 216L209 210L214 214L219 208L224 205C212 214 188 214 176 205Z', '#ffffff')
      : '';
  return (
    eyes.map(([x, y]) => fill(oval(x, y, 13, 16), ink)).join('') +
    eyes.map(([x, y]) => fill(oval(x, y + 4, 9, 10), mix(c.accent, ink, 0.35))).join('') +
    dots(
      [
        [168, 166],
        [224, 166],
      ],
      4.4,
      '#ffffff',
    ) +
    dots(
      [
        [176, 178],
        [232, 178],
      ],
      2,
      '#ffffff',
    ) +
    fill(oval(152, 196, 11, 6.5), c.accent, 'opacity=".38"') +
    fill(oval(248, 196, 11, 6.5), c.accent, 'opacity=".38"') +
    fill('M196 190L204 190L200 195Z', darker(c.lining, 0.4)) +
    line(mouth, ink, 3) +
    teeth
  );
};

/** Blind-box figure: a large head, a small suit. */
export const figure = ({ colours: c, variation }: GoodsSpec): string => {
  const [left, right] = ears[Math.floor(variation * 7) % ears.length]!;
  const body = 'M160 226C142 250 136 286 148 318H252C264 286 258 250 240 226Z';
  return (
    glossy('earl', left, c.overlay) +
    glossy('earr', right, c.overlay) +
    fill(left, c.accent, 'opacity=".55" transform="translate(38 24) scale(.76)"') +
    fill(right, c.accent, 'opacity=".55" transform="translate(58 24) scale(.76)"') +
    glossy('legl', oval(174, 326, 28, 18), c.base) +
    glossy('legr', oval(226, 326, 28, 18), c.base) +
    glossy('arml', 'M152 238C126 246 114 274 122 290C132 298 146 288 156 268Z', c.overlay) +
    glossy('armr', 'M248 238C274 246 286 274 278 290C268 298 254 288 244 268Z', c.overlay) +
    dots(
      [
        [126, 290],
        [274, 290],
      ],
      10,
      c.lining,
    ) +
    glossy('body', body, c.overlay) +
    within(
      'suit',
      body,
      fill(oval(200, 292, 34, 38), lighter(c.overlay, 0.22)) +
        (variation < 0.5
          ? dots(
              [
                [200, 262],
                [200, 278],
              ],
              4,
              c.accent,
            )
          : line('M140 276C170 286 230 286 260 276', c.accent, 8)),
    ) +
    glossy('head', 'M104 164C104 112 148 84 200 84C252 84 296 112 296 164C296 216 254 244 200 244C146 244 104 216 104 164Z', c.overlay) +
    glossy('face', 'M128 176C128 138 160 124 200 124C240 124 272 138 272 176C272 214 240 232 200 232C160 232 128 214 128 176Z', c.lining) +
    face(c, (variation * 13) % 1) +
    fill(oval(160, 106, 24, 9), '#fff', 'opacity=".28" transform="rotate(-18 160 106)"')
  );
};

/** Block bear: a flat-footed collectible in two halves of colour. */
export const blockBear = ({ colours: c, variation }: GoodsSpec): string => {
  const torso = 'M152 176H248C258 206 260 236 256 262H144C140 236 142 206 152 176Z';
  const head = 'M142 150C138 104 164 82 200 82C236 82 262 104 258 150C250 168 226 178 200 178C174 178 150 168 142 150Z';
  const ink = isDark(c.base) ? '#f2f3f4' : '#1c1a1d';
  return (
    glossy('el', oval(154, 84, 22, 22), c.base) +
    glossy('er', oval(246, 84, 22, 22), c.base) +
    dots(
      [
        [154, 84],
        [246, 84],
      ],
      11,
      darker(c.base, 0.25),
    ) +
    glossy('ll', 'M146 258H196V322C196 330 190 334 182 334H142C134 334 132 326 134 318Z', c.overlay) +
    glossy('lr', 'M204 258H254L266 318C268 326 266 334 258 334H218C210 334 204 330 204 322Z', c.overlay) +
    glossy('al', 'M150 184C132 192 120 220 118 250C124 264 138 262 144 250Z', c.base) +
    glossy('ar', 'M250 184C268 192 280 220 282 250C276 264 262 262 256 250Z', c.base) +
    glossy('t', torso, c.base) +
    within(
      'torso',
      torso,
      panel('M130 226H270V266H130Z', c.overlay) +
        (variation < 0.5 ? line('M130 214C170 202 230 202 270 214', c.accent, 10) : panel('M176 192H224V226H176Z', c.accent)),
    ) +
    glossy('h', head, c.base) +
    within('hd', head, variation > 0.6 ? fill('M200 70H280V190H200Z', c.overlay, 'opacity=".85"') : '') +
    dots(
      [
        [178, 132],
        [222, 132],
      ],
      6,
      ink,
    ) +
    fill(oval(200, 150, 13, 9), lighter(c.base, isDark(c.base) ? 0.25 : 0.5)) +
    fill('M194 145H206L200 152Z', ink) +
    fill(oval(172, 104, 22, 8), '#fff', 'opacity=".26" transform="rotate(-20 172 104)"')
  );
};
