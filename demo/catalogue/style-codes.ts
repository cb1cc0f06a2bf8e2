import type { Random } from '../random.ts';

/** How a brand numbers its goods: the form of the real ones, invented numbers. */
const patterns = {
  nike: (r: Random) =>
    `${r.pick(['DD', 'DZ', 'DV', 'FB', 'FD', 'FQ', 'FV', 'FZ', 'HF', 'HJ', 'CT', 'DC'])}${r.digits(4)}-${r.between(0, 9)}${r.pick(['00', '01', '02', '03', '10', '11', '60', '61'])}`,
  adidas: (r: Random) => `${r.pick(['IE', 'IF', 'IG', 'ID', 'JH', 'JI', 'HQ', 'GW', 'FZ'])}${r.digits(4)}`,
  newBalance: (r: Random, model: string) => `${r.pick(['U', 'M', 'BB', 'W'])}${model.replace(/v\d|\D/g, '')}${r.letters(2)}${r.between(1, 9)}`,
  asics: (r: Random) => `${r.pick(['1201', '1203', '1202', '1183'])}A${r.digits(3)}-${r.pick(['100', '020', '101', '250', '021', '001', '400'])}`,
  salomon: (r: Random) => `L4${r.digits(5)}00`,
  puma: (r: Random) => `39${r.digits(4)}-0${r.between(1, 9)}`,
  converse: (r: Random) => `A${r.digits(5)}C`,
  vans: (r: Random) => `VN000${r.letters(3)}${r.between(1, 9)}${r.letters(2)}`,
  hoka: (r: Random) => `11${r.digits(5)}-${r.letters(4)}`,
  onRunning: (r: Random) => `3ME3${r.digits(7)}`,
  saucony: (r: Random) => `S70${r.digits(3)}-${r.between(1, 30)}`,
  mizuno: (r: Random) => `D1GA${r.digits(4)}0${r.between(1, 9)}`,
  reebok: (r: Random) => `1000${r.digits(5)}`,
  timberland: (r: Random) => `TB0${r.digits(5)}${r.pick(['713', '001', '231', '484'])}`,
  ugg: (r: Random) => `11${r.digits(5)}-${r.letters(3)}`,
  crocs: (r: Random) => `10001-${r.digits(3)}`,
  birkenstock: (r: Random) => `1${r.digits(6)}`,
  fearOfGod: (r: Random) => `192${r.pick(['HO', 'SU', 'TE', 'BT'])}${r.digits(6)}F`,
  supreme: (r: Random) => `${r.pick(['FW', 'SS'])}2${r.between(3, 6)}-${r.pick(['SW', 'T', 'H', 'J'])}${r.digits(2)}-${r.letters(3)}`,
  stussy: (r: Random) => `1${r.digits(6)}-${r.letters(4)}`,
  carhartt: (r: Random) => `I0${r.digits(5)}-${r.letters(2)}`,
  newEra: (r: Random) => `6${r.digits(7)}`,
  popMart: (r: Random) => `PM-${r.letters(3)}-${r.digits(4)}`,
  medicom: (r: Random) => `BBK-400-${r.digits(4)}`,
} satisfies Record<string, (random: Random, model: string) => string>;

export type CodePattern = keyof typeof patterns;

/** A code that no other product has yet. */
export const styleCode = (pattern: CodePattern, model: string, random: Random, taken: ReadonlySet<string>): string => {
  let code = patterns[pattern](random, model);
  while (taken.has(code)) code = patterns[pattern](random, model);
  return code;
};

/** Products whose number every reseller knows by heart. */
export const knownCodes: Readonly<Record<string, string>> = {
  'Dunk Low Panda': 'DD1391-100',
  'Dunk Low Photon Dust': 'DD1503-103',
  'Air Jordan 1 High OG Lost and Found': 'DZ5485-612',
  'Air Jordan 1 High OG UNC Toe': 'DZ5485-402',
  'Air Jordan 1 High OG Bred': '555088-061',
  '990v6 Castlerock': 'M990GL6',
  'Gel-Kayano 14 Cream Black': '1201A019-108',
  'GT-2160 Oyster Grey': '1203A537-020',
  'Samba OG Cloud White': 'B75806',
  'Samba OG Collegiate Green': 'IG1237',
  '550 Pine Green': 'BB550WT1',
  'Yeezy Boost 350 V2 Bone': 'HQ6316',
};
