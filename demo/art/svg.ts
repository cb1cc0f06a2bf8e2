import { darker, lighter, seamOn } from './colours.ts';

const round = (n: number): number => Math.round(n * 10) / 10;

export const fill = (d: string, colour: string, attributes = ''): string => `<path d="${d}" fill="${colour}"${attributes && ` ${attributes}`}/>`;

export const line = (d: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`;

/** A piece of material sewn onto another: it throws a thin shadow, has an edge and catches a little light. */
export const panel = (d: string, colour: string): string =>
  `<path d="${d}" fill="#000" opacity=".2" transform="translate(0 1.8)"/>` +
  fill(d, colour) +
  `<path d="${d}" fill="none" stroke="${seamOn(colour)}" stroke-opacity=".75" stroke-width="1.1"/>`;

export const stitch = (d: string, colour: string): string => line(d, seamOn(colour), 1.1, 'stroke-dasharray="2.6 2.2"');

export const dots = (points: readonly (readonly [number, number])[], radius: number, colour: string): string =>
  points.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${colour}"/>`).join('');

/** Points at even steps on a cubic curve: eyelets, laces, tread. */
export const along = (curve: readonly [number, number, number, number, number, number, number, number], count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const u = 1 - t;
    const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
    return [
      round(u ** 3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3),
      round(u ** 3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3),
    ];
  });

/** Draws `content` only inside the outline. `id` is unique within one picture. */
export const within = (id: string, outline: string, content: string): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Light from above, and the turn of a round body towards its ends. Drawn over everything inside the outline. */
export const roundness = (id: string, outline: string): string =>
  `<linearGradient id="${id}v" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>` +
  `<stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".17"/></linearGradient>` +
  `<linearGradient id="${id}h" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".24"/><stop offset=".13" stop-color="#000" stop-opacity=".02"/>` +
  `<stop offset=".3" stop-color="#fff" stop-opacity=".07"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset=".86" stop-color="#fff" stop-opacity=".05"/>` +
  `<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>` +
  fill(outline, `url(#${id}v)`) +
  fill(outline, `url(#${id}h)`);

/** Top lit, bottom shaded: soles. */
export const rubber = (id: string, d: string, colour: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.12)}"/><stop offset=".35" stop-color="${colour}"/>` +
  `<stop offset="1" stop-color="${darker(colour, 0.16)}"/></linearGradient>` +
  fill(d, `url(#${id})`) +
  `<path d="${d}" fill="none" stroke="${seamOn(colour)}" stroke-opacity=".5" stroke-width=".9"/>`;

/** A woven surface: rows of small marks, as a pattern fill over the outline. */
export const weave = (id: string, outline: string, colour: string, kind: 'mesh' | 'knit' | 'canvas' | 'rib'): string => {
  const ink = seamOn(colour);
  const cell = {
    mesh: { w: 5, h: 5, marks: `<circle cx="1.3" cy="1.3" r="1" fill="${ink}"/><circle cx="3.8" cy="3.8" r="1" fill="${ink}"/>` },
    knit: { w: 7, h: 6, marks: `<path d="M0 3.6Q1.75 .8 3.5 3.6T7 3.6" fill="none" stroke="${ink}" stroke-width="1.1"/>` },
    canvas: { w: 3, h: 3, marks: `<path d="M0 .7H3M.7 0V3" fill="none" stroke="${ink}" stroke-width=".45"/>` },
    rib: { w: 4, h: 8, marks: `<path d="M2 0V8" fill="none" stroke="${ink}" stroke-width="1.2"/>` },
  }[kind];
  const strength = { mesh: 0.5, knit: 0.45, canvas: 0.5, rib: 0.5 }[kind];
  return (
    `<pattern id="${id}" width="${cell.w}" height="${cell.h}" patternUnits="userSpaceOnUse">${cell.marks}</pattern>` +
    fill(outline, `url(#${id})`, `opacity="${strength}"`)
  );
};

/** The soft shadow on the ground under an object. */
export const ground = (cx: number, cy: number, rx: number): string =>
  `<radialGradient id="ground"><stop offset="0" stop-color="#10151a" stop-opacity=".34"/><stop offset=".6" stop-color="#10151a" stop-opacity=".13"/>` +
  `<stop offset="1" stop-color="#10151a" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${round(rx * 0.085)}" fill="url(#ground)"/>`;

/** Laces crossing a throat: one short round stroke per eyelet, with its underside. */
export const laces = (points: readonly (readonly [number, number])[], colour: string, reach: readonly [number, number]): string =>
  points
    .map(([x, y]) => {
      const d = `M${x} ${y}L${round(x + reach[0])} ${round(y + reach[1])}`;
      return (
        line(d, darker(colour, 0.42), 7.2, 'stroke-opacity=".55" transform="translate(.6 1.6)"') +
        line(d, colour, 6.2) +
        line(d, seamOn(colour), 0.9, 'stroke-opacity=".5"')
      );
    })
    .join('');
