import { randomInt } from 'node:crypto';
import sharp from 'sharp';

type Point = readonly [x: number, y: number];

/** Strokes of each letter on a grid of four by six, points as two digits, strokes apart by blanks. They are ours: a server has no fonts to rely on. */
const strokes: Readonly<Record<string, string>> = {
  2: '01103041420646',
  3: '01103041423313 334445361605',
  4: '36300444',
  5: '400002324345361605',
  6: '40200205163645433203',
  7: '004016',
  8: '103041423313020110 1304051636454433',
  9: '413010010213334241442606',
  A: '062046 1434',
  B: '003041423303 334445360600',
  C: '4130100105163645',
  D: '00204244260600',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  J: '204044361605',
  K: '0006 400346',
  M: '0600234046',
  N: '06004640',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
};

const size = { width: 240, height: 80 };

/**
 * The code as a picture of dots: each letter turned, stretched and bent anew, reaching into the next, crossed by strokes of the same width and colour.
 * Nothing of its outlines leaves the server.
 */
export const drawCaptcha = (code: string): Promise<Buffer> => {
  const colour = `hsl(${randomInt(360)} 55% ${between(28, 38)}%)`;
  const bend = { height: between(2.5, 4.5), length: between(70, 130), from: between(0, 7) };
  const bent = ([x, y]: Point): Point => [
    x + bend.height * 0.6 * Math.sin(y / 17 + bend.from),
    y + bend.height * Math.sin((x / bend.length) * 2 * Math.PI + bend.from),
  ];
  const lines = [...[...code].flatMap((letter, index) => lettered(letter, index, code.length)), ...noise()];
  const paths = lines.map((line) => {
    const points = smooth(line)
      .map(bent)
      .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
    return `<polyline points="${points.join(' ')}" stroke-width="${between(3.6, 5).toFixed(1)}"/>`;
  });
  const dots = Array.from(
    { length: 40 },
    () => `<circle cx="${randomInt(size.width)}" cy="${randomInt(size.height)}" r="${between(0.8, 2.2).toFixed(1)}"/>`,
  );
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>
    <g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g><g fill="${colour}">${dots.join('')}</g></svg>`;
  return sharp(Buffer.from(drawn)).blur(0.7).png({ palette: true, colours: 16 }).toBuffer();
};

const lettered = (letter: string, index: number, count: number): Point[][] => {
  const [angle, lean, width, height] = [between(-0.32, 0.32), between(-0.2, 0.2), between(9.6, 11.6), between(8.2, 9.6)];
  const middle = { x: (size.width / (count + 0.3)) * (index + 0.65) + between(-4, 4), y: size.height / 2 + between(-4, 4) };
  const placed = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 2 + between(-0.16, 0.16)) * width, (y - 3 + between(-0.16, 0.16)) * height];
    const leant = dx + lean * dy;
    return [middle.x + leant * Math.cos(angle) - dy * Math.sin(angle), middle.y + leant * Math.sin(angle) + dy * Math.cos(angle)];
  };
  return (strokes[letter] ?? '').split(' ').map((stroke) => (stroke.match(/\d\d/g) ?? []).map((pair) => placed([Number(pair[0]), Number(pair[1])])));
};

/** From one side to the other, and some that end where a letter might. */
const noise = (): Point[][] => [
  ...Array.from({ length: 1 }, (): Point[] => Array.from({ length: 5 }, (_, index) => [(size.width / 4) * index, between(8, size.height - 8)])),
  ...Array.from({ length: 3 }, (): Point[] => {
    const [x, y] = [between(10, size.width - 10), between(10, size.height - 10)];
    return [
      [x, y],
      [x + between(-28, 28), y + between(-22, 22)],
    ];
  }),
];

/** Points in between, so that a bend bends a straight stroke too. */
const smooth = (line: Point[]): Point[] =>
  line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return [point];
    return Array.from({ length: 6 }, (_, step): Point => [
      point[0] + ((next[0] - point[0]) * step) / 6,
      point[1] + ((next[1] - point[1]) * step) / 6,
    ]);
  });

const between = (least: number, most: number): number => least + (randomInt(10_000) / 10_000) * (most - least);
