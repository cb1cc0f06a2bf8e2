import type { SideMark, Silhouette } from '../art/goods-spec.ts';
import type { ColourFamily } from './colourways.ts';
import type { CodePattern } from './style-codes.ts';

export type SizeRun = 'men' | 'women' | 'kids' | 'whole' | 'letters' | 'one';

/** A line of a brand: what it looks like, how it is numbered, how many colourways it comes in. */
export interface Model {
  brand: string;
  name: string;
  silhouette: Silhouette;
  mark: SideMark;
  family: ColourFamily;
  code: CodePattern;
  retailCents: number;
  count: number;
  box: string;
  /** Demand relative to the others. */
  weight: number;
  runs: readonly SizeRun[];
}

type Row = readonly [
  name: string,
  silhouette: Silhouette,
  mark: SideMark,
  family: ColourFamily,
  retail: number,
  count: number,
  weight: number,
  runs?: readonly SizeRun[],
];

const brand = (name: string, code: CodePattern, box: string, rows: readonly Row[]): Model[] =>
  rows.map(([model, silhouette, mark, family, retail, count, weight, runs = ['men']]) => ({
    brand: name,
    name: model,
    silhouette,
    mark,
    family,
    code,
    retailCents: retail * 100,
    count,
    box,
    weight,
    runs,
  }));

export const models: readonly Model[] = [
  ...brand('Nike', 'nike', '#c4572a', [
    ['Dunk Low', 'lowTop', 'arcs', 'court', 115, 58, 14, ['men', 'women', 'kids']],
    ['Dunk High', 'highTop', 'arcs', 'court', 130, 21, 4],
    ['SB Dunk Low Pro', 'lowTop', 'arcs', 'court', 125, 23, 6],
    ['Air Force 1 Low', 'lowTop', 'arcs', 'court', 115, 35, 8, ['men', 'women']],
    ['Blazer Mid 77', 'highTop', 'arcs', 'court', 105, 14, 2],
    ['Air Max 1', 'airRunner', 'arcs', 'runner', 150, 21, 3],
    ['Air Max 90', 'airRunner', 'arcs', 'runner', 140, 21, 2],
    ['Air Max 97', 'airRunner', 'stripe', 'runner', 185, 16, 2],
    ['Zoom Vomero 5', 'runner', 'arcs', 'runner', 160, 24, 7, ['men', 'women']],
    ['P-6000', 'runner', 'arcs', 'runner', 110, 19, 4],
    ['Cortez', 'terrace', 'arcs', 'terrace', 90, 12, 2, ['women']],
    ['Pegasus 41', 'knit', 'arcs', 'knit', 140, 11, 2],
    ['Tech Fleece Hoodie', 'hoodie', 'none', 'cotton', 145, 7, 2, ['letters']],
  ]),
  ...brand('Jordan', 'nike', '#1d1e21', [
    ['Air Jordan 1 High OG', 'highTop', 'arcs', 'court', 180, 38, 12, ['men', 'kids']],
    ['Air Jordan 1 Low OG', 'lowTop', 'arcs', 'court', 140, 30, 8, ['men', 'women']],
    ['Air Jordan 1 Mid', 'highTop', 'arcs', 'court', 125, 24, 3, ['men', 'women']],
    ['Air Jordan 3 Retro', 'retroMid', 'none', 'court', 200, 19, 5],
    ['Air Jordan 4 Retro', 'retroMid', 'none', 'court', 215, 33, 13, ['men', 'women', 'kids']],
    ['Air Jordan 5 Retro', 'retroMid', 'none', 'court', 205, 14, 3],
    ['Air Jordan 11 Retro', 'retroMid', 'stripe', 'court', 230, 12, 6],
  ]),
  ...brand('adidas', 'adidas', '#2667b0', [
    ['Samba OG', 'terrace', 'bars', 'terrace', 100, 28, 12, ['men', 'women']],
    ['Gazelle Indoor', 'terrace', 'bars', 'terrace', 120, 19, 6, ['men', 'women']],
    ['Handball Spezial', 'terrace', 'bars', 'terrace', 110, 17, 5],
    ['Campus 00s', 'lowTop', 'bars', 'court', 110, 24, 6, ['men', 'women']],
    ['Forum Low', 'lowTop', 'bars', 'court', 110, 14, 2],
    ['Superstar', 'canvasLow', 'bars', 'terrace', 100, 11, 2],
    ['Ultraboost 1.0', 'knit', 'bars', 'knit', 190, 12, 2],
  ]),
  ...brand('Yeezy', 'adidas', '#b9a284', [
    ['Yeezy Boost 350 V2', 'knit', 'none', 'knit', 230, 16, 10],
    ['Yeezy Boost 700', 'runner', 'wave', 'runner', 240, 14, 4],
    ['Yeezy Slide', 'slide', 'none', 'foams', 70, 14, 9, ['whole']],
    ['Yeezy Foam Runner', 'clog', 'none', 'foams', 90, 12, 7, ['whole']],
  ]),
  ...brand('New Balance', 'newBalance', '#8c2230', [
    ['550', 'lowTop', 'block', 'court', 120, 23, 6, ['men', 'women']],
    ['990v6', 'runner', 'block', 'runner', 200, 16, 6],
    ['2002R', 'runner', 'block', 'runner', 150, 23, 8],
    ['1906R', 'runner', 'block', 'runner', 155, 19, 7],
    ['9060', 'runner', 'block', 'runner', 150, 23, 9, ['men', 'women']],
    ['530', 'runner', 'block', 'runner', 100, 12, 3],
    ['327', 'terrace', 'block', 'terrace', 100, 11, 2, ['women']],
  ]),
  ...brand('ASICS', 'asics', '#dfe3e8', [
    ['Gel-Kayano 14', 'runner', 'lattice', 'runner', 150, 26, 11, ['men', 'women']],
    ['GT-2160', 'runner', 'lattice', 'runner', 130, 19, 6],
    ['Gel-1130', 'runner', 'lattice', 'runner', 110, 17, 6],
    ['Gel-NYC', 'runner', 'lattice', 'runner', 140, 12, 4],
    ['Gel-Nimbus 9', 'runner', 'lattice', 'runner', 160, 9, 2],
  ]),
  ...brand('Onitsuka Tiger', 'asics', '#e8c53d', [['Mexico 66', 'terrace', 'lattice', 'terrace', 130, 16, 6, ['men', 'women']]]),
  ...brand('Salomon', 'salomon', '#2b2d31', [
    ['XT-6', 'trail', 'none', 'runner', 200, 17, 6],
    ['ACS Pro', 'trail', 'none', 'runner', 225, 9, 2],
  ]),
  ...brand('PUMA', 'puma', '#b5202a', [
    ['Speedcat OG', 'terrace', 'ribbon', 'terrace', 100, 12, 4, ['women']],
    ['Suede XL', 'canvasLow', 'ribbon', 'terrace', 90, 9, 1],
    ['Palermo', 'terrace', 'ribbon', 'terrace', 90, 9, 2],
  ]),
  ...brand('Converse', 'converse', '#22262c', [
    ['Chuck 70 Hi', 'canvasHigh', 'disc', 'canvas', 95, 12, 3],
    ['Chuck 70 Ox', 'canvasLow', 'none', 'canvas', 90, 9, 1],
    ['Run Star Trainer', 'terrace', 'chevrons', 'terrace', 90, 7, 1],
  ]),
  ...brand('Vans', 'vans', '#b23a2e', [
    ['Old Skool', 'canvasLow', 'wave', 'canvas', 75, 12, 2],
    ['Sk8-Hi', 'canvasHigh', 'wave', 'canvas', 85, 9, 1],
    ['Knu Skool', 'canvasLow', 'wave', 'canvas', 80, 9, 2],
  ]),
  ...brand('HOKA', 'hoka', '#e9edf0', [
    ['Clifton 9', 'knit', 'chevrons', 'knit', 145, 9, 2, ['men', 'women']],
    ['Speedgoat 5', 'trail', 'none', 'runner', 155, 7, 1],
  ]),
  ...brand('On', 'onRunning', '#f0f1ee', [['Cloudmonster', 'knit', 'chevrons', 'knit', 170, 9, 2]]),
  ...brand('Saucony', 'saucony', '#c9d2da', [['ProGrid Omni 9', 'runner', 'wave', 'runner', 130, 11, 2]]),
  ...brand('Mizuno', 'mizuno', '#2a4f9e', [['Wave Rider 10', 'runner', 'ribbon', 'runner', 150, 9, 1]]),
  ...brand('Reebok', 'reebok', '#cbd3da', [
    ['Club C 85', 'lowTop', 'stripe', 'court', 90, 9, 1],
    ['Question Mid', 'retroMid', 'stripe', 'court', 150, 7, 1],
  ]),
  ...brand('Timberland', 'timberland', '#a9772f', [['6-Inch Premium Boot', 'boot', 'none', 'nubuck', 210, 5, 2]]),
  ...brand('UGG', 'ugg', '#d8c4a4', [['Tasman', 'slipper', 'none', 'nubuck', 110, 7, 5, ['women', 'whole']]]),
  ...brand('Crocs', 'crocs', '#4f9a47', [['Classic Clog', 'clog', 'disc', 'foams', 50, 12, 2, ['whole']]]),
  ...brand('Birkenstock', 'birkenstock', '#20438a', [['Boston', 'slipper', 'none', 'nubuck', 165, 5, 2, ['whole']]]),
  ...brand('Fear of God', 'fearOfGod', '#d9d2c5', [
    ['Essentials Hoodie', 'hoodie', 'none', 'cotton', 100, 11, 5, ['letters']],
    ['Essentials Tee', 'tee', 'none', 'cotton', 50, 7, 2, ['letters']],
  ]),
  ...brand('Supreme', 'supreme', '#b5202a', [
    ['Box Logo Hooded Sweatshirt', 'hoodie', 'none', 'cotton', 178, 9, 5, ['letters']],
    ['Box Logo Tee', 'tee', 'none', 'cotton', 54, 7, 3, ['letters']],
    ['Camp Cap', 'cap', 'none', 'caps', 58, 5, 1, ['one']],
  ]),
  ...brand('Stüssy', 'stussy', '#1c1d20', [
    ['Basic Hoodie', 'hoodie', 'none', 'cotton', 140, 7, 2, ['letters']],
    ['Stock Low Pro Cap', 'cap', 'none', 'caps', 45, 5, 1, ['one']],
  ]),
  ...brand('Carhartt WIP', 'carhartt', '#a9782e', [['Chase Hoodie', 'hoodie', 'none', 'cotton', 125, 7, 1, ['letters']]]),
  ...brand('New Era', 'newEra', '#1b2845', [['9FORTY Cap', 'cap', 'none', 'caps', 35, 10, 2, ['one']]]),
  ...brand('POP MART', 'popMart', '#f2c9d4', [
    ['THE MONSTERS 坐坐派对', 'figure', 'none', 'toys', 17, 14, 9, ['one']],
    ['SKULLPANDA 温度', 'figure', 'none', 'toys', 16, 12, 4, ['one']],
    ['Hirono 小野 回声', 'figure', 'none', 'toys', 16, 12, 4, ['one']],
    ['DIMOO 动物王国', 'figure', 'none', 'toys', 15, 12, 3, ['one']],
    ['CRYBABY 泪滴工厂', 'figure', 'none', 'toys', 16, 10, 4, ['one']],
  ]),
  ...brand('MEDICOM TOY', 'medicom', '#eef0f1', [['Block Bear 400%', 'blockBear', 'none', 'bears', 160, 9, 2, ['one']]]),
];
