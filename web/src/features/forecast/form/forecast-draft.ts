import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';

/** A SKU as the catalogue offers it. */
export interface CatalogueSku {
  sku: string;
  brand: string;
  remarks: string;
  img: string;
  sizes: readonly string[];
}

/** One SKU of the package: how many of each size. */
export interface DraftSku extends CatalogueSku {
  quantities: Readonly<Record<string, number>>;
}

export type Draft = readonly DraftSku[];

/** A SKU that is there already stays where it is. */
export const withSku = (draft: Draft, sku: CatalogueSku): Draft =>
  draft.some((each) => each.sku === sku.sku) ? draft : [...draft, { ...sku, quantities: {} }];

export const withoutSku = (draft: Draft, sku: string): Draft => draft.filter((each) => each.sku !== sku);

/** Zero takes the size out. */
export const withQuantity = (draft: Draft, sku: string, size: string, quantity: number): Draft =>
  draft.map((each) => {
    if (each.sku !== sku) return each;
    const others = Object.entries(each.quantities).filter(([known]) => known !== size);
    return { ...each, quantities: Object.fromEntries(quantity > 0 ? [...others, [size, quantity]] : others) };
  });

/** What is sent: one line per SKU and size that is wanted, in the order of the form. */
export const linesOf = (draft: Draft): ForecastLine[] =>
  draft.flatMap(({ sku, sizes, quantities }) =>
    sizes.flatMap((size) => (quantities[size] === undefined ? [] : [{ sku, size, quantity: quantities[size] }])),
  );

export const unitsOf = (draft: Draft): number => draft.reduce((sum, sku) => sum + unitsOfSku(sku), 0);

export const unitsOfSku = ({ quantities }: Pick<DraftSku, 'quantities'>): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** The SKU that a line of the sent forecast came from: the server names lines by their index. */
export const skuOfLine = (draft: Draft, index: number): string | undefined => linesOf(draft)[index]?.sku;
