import { buildCatalogue } from '#demo/catalogue/catalogue.ts';
import { randomFrom } from '#demo/random.ts';
import { darker, lighter } from '../colours.ts';
import { goods } from '../draw-goods.ts';
import { fill, line } from '../svg.ts';
import { box } from './box.ts';

const width = 1200;
const height = 600;

const banner = (top: string, bottom: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>${content}</svg>`;

const kraft = ['#c99a63', '#b9864f', '#d6ac78', '#a8743f'];

/** A rack with four boards, nearly full. */
const shelves = (): string => {
  const random = randomFrom('shelves banner');
  const boards = [170, 300, 430, 560];
  const row = (floor: number): string => {
    let drawn = '';
    for (let x = 96 + random.below(30); x < 1030;) {
      const wide = random.between(64, 128);
      const colour = random.chance(0.22) ? random.pick(['#0b6b7a', '#e0a12b', '#d8dcdf']) : random.pick(kraft);
      if (!random.chance(0.12)) drawn += box({ x, floor, width: wide, height: random.between(52, 98), colour });
      x += wide + random.between(5, 16);
    }
    return drawn + fill(`M60 ${floor}H1140v14H60Z`, '#3f4f58') + fill(`M60 ${floor}H1140v4H60Z`, '#5a6c76');
  };
  const posts = [60, 414, 768, 1122].map((x) => fill(`M${x} 40h18v560h-18Z`, '#2c3a42')).join('');
  return banner('#dcebed', '#a9c9cf', posts + boards.map(row).join(''));
};

/** Cartons on their way into a truck. */
const dispatch = (): string => {
  const rollers = Array.from({ length: 13 }, (_, index) => `<circle cx="${46 + index * 56}" cy="470" r="13" fill="#4a575f"/>`).join('');
  const belt = fill('M0 444H740v18H0Z', '#2c3a42') + rollers + fill('M60 484h20v116H60ZM620 484h20v116h-20Z', '#3f4f58');
  const cartons = [
    { x: 40, width: 128, height: 96, colour: kraft[0]! },
    { x: 216, width: 96, height: 132, colour: kraft[3]! },
    { x: 360, width: 150, height: 108, colour: '#0b6b7a' },
    { x: 560, width: 118, height: 88, colour: kraft[2]! },
  ].map((carton) => box({ ...carton, floor: 444 }));
  const truck =
    fill('M760 150H1200V520H760Z', '#f3f4f5') +
    fill('M760 150h26V520h-26Z', '#cbd0d4') +
    fill('M800 190H1200V500H800Z', '#1c2a31') +
    [820, 930, 1040, 1130]
      .map((x, index) => box({ x, floor: 500, width: 96, height: [170, 120, 210, 140][index]!, colour: kraft[index]! }))
      .join('') +
    fill('M740 500H1200v26H740Z', '#545d66') +
    `<circle cx="980" cy="556" r="58" fill="#171b1f"/><circle cx="980" cy="556" r="26" fill="#8b949c"/>`;
  const floor = fill('M0 540H1200V600H0Z', '#e7c892');
  const sun = '<circle cx="360" cy="210" r="130" fill="#f7d488" opacity=".8"/>';
  return banner('#fbe7be', '#f3cd8c', sun + floor + belt + cartons.join('') + truck);
};

/** A shoe as new, in the light. */
const spotlight = (): string => {
  const { art } = buildCatalogue()[0]!;
  const light =
    '<radialGradient id="light" cx=".5" cy=".46" r=".5"><stop offset="0" stop-color="#ffffff" stop-opacity=".9"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>' +
    '<ellipse cx="600" cy="300" rx="520" ry="330" fill="url(#light)"/>';
  const podium =
    `<path d="M250 486a350 62 0 0 0 700 0v54a350 62 0 0 1 -700 0Z" fill="${darker('#3a8fa0', 0.12)}"/>` +
    `<ellipse cx="600" cy="486" rx="350" ry="62" fill="${lighter('#3a8fa0', 0.3)}"/>`;
  const sparks = [
    [190, 150, 26],
    [1010, 130, 34],
    [1080, 330, 18],
    [120, 370, 18],
    [310, 80, 16],
    [880, 70, 16],
  ]
    .map(([x, y, r]) => line(`M${x! - r!} ${y}H${x! + r!}M${x} ${y! - r!}V${y! + r!}`, '#ffffff', 7, 'opacity=".85"'))
    .join('');
  return banner('#2b7c89', '#7fbcc6', light + podium + sparks + `<g transform="translate(206 -96) scale(1.95)">${goods(art)}</g>`);
};

const banners = { shelves, dispatch, spotlight } as const;
export type BannerName = keyof typeof banners;

export const bannerFolder = 'banner';
export const bannerUrl = (name: BannerName): string => `/art/${bannerFolder}/${name}.svg`;

/** The picture of an announcement, 1200 × 600 and without words; undefined for a name that there is none of. */
export const drawBanner = (name: string): string | undefined => (Object.hasOwn(banners, name) ? banners[name as BannerName]() : undefined);
