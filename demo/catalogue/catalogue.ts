import { hashOf } from '../art/hash.ts';
import { isShoe, type GoodsSpec } from '../art/goods-spec.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Colourway } from './colourway.ts';
import { colourways } from './colourways.ts';
import { models, type Model, type SizeRun } from './models.ts';
import { knownCodes, styleCode } from './style-codes.ts';

/** A product of the demo world. */
export interface CatalogueSku {
  sku: string;
  brand: string;
  name: string;
  pku: string;
  sizes: string[];
  image: string;
  retailCents: number;
  /** Demand relative to the others. */
  weight: number;
  art: GoodsSpec;
}

const halves = (from: number, to: number, suffix = ''): string[] => Array.from({ length: (to - from) * 2 + 1 }, (_, i) => `${from + i / 2}${suffix}`);

const sizesOf: Record<SizeRun, string[]> = {
  men: [...halves(7, 12), '13'],
  women: halves(5, 10).map((size) => `${size}W`),
  kids: halves(3.5, 7, 'Y'),
  whole: ['6', '7', '8', '9', '10', '11', '12'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  one: ['OS'],
};

const variantNames: Record<SizeRun, string> = { men: '', women: ' (W)', kids: ' (GS)', whole: '', letters: '', one: '' };

/** The demo world's products: the same for every seed, because a picture's address is the SKU alone. */
export const buildCatalogue = (): CatalogueSku[] => {
  const random = randomFrom('shelfline catalogue');
  const taken = new Set<string>(Object.values(knownCodes));
  return models.flatMap((model) => colourwaysOf(model, random).map(([way, run], i) => skuOf(model, way, run, i, random, taken)));
};

/** Known colourways first, then by chance; when the family is used up, the next size run begins. */
const colourwaysOf = ({ name, family, runs, count }: Model, random: Random): [Colourway, SizeRun][] => {
  const pool = colourways[family];
  const known = pool.filter((way) => knownCodes[`${name} ${way.name}`]);
  const others = random.shuffled(pool.filter((way) => !known.includes(way)));
  const pairs = runs.flatMap((run) => [...known, ...others].map((way): [Colourway, SizeRun] => [way, run]));
  return pairs.slice(0, count);
};

const skuOf = (model: Model, way: Colourway, run: SizeRun, rank: number, random: Random, taken: Set<string>): CatalogueSku => {
  const name = `${model.name} ${way.name}${model.runs.length > 1 ? variantNames[run] : ''}`;
  const sku = knownCodes[name] ?? styleCode(model.code, model.name, random, taken);
  taken.add(sku);
  return {
    sku,
    brand: model.brand,
    name,
    pku: `PK${random.digits(8)}`,
    sizes: sizesOf[run],
    image: `/art/${sku}.svg`,
    retailCents: Math.round(model.retailCents * (run === 'kids' ? 0.75 : 1)),
    weight: model.weight / (1 + rank * 0.28),
    art: {
      silhouette: model.silhouette,
      mark: model.mark,
      colours: way.colours,
      box: model.box,
      variation: shareOf(isShoe(model.silhouette) ? model.name : sku),
      brand: model.brand,
      name,
    },
  };
};

/** Shoes of one model share their cut; figures and prints differ from one to the next. */
const shareOf = (text: string): number => (hashOf(text) % 997) / 997;
