import type { ForecastLine } from '#contracts/forecast/forecast-fields.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A SKU as the catalogue offers it. */
export interface CatalogueSku {
  sku: string;
  brand: string;
  remarks: string;
  img: string;
  sizes: readonly string[];
}

/** As it was typed into the field of a size: `wrong` while it is no number of pieces. */
export type Quantity = Exclude<TypedNumber, null>;

/** One SKU of the package: how many of each size. */
export interface DraftSku extends CatalogueSku {
  quantities: Readonly<Record<string, Quantity>>;
}

export type Draft = readonly DraftSku[];

/** A SKU that is there already stays where it is. */
export const withSku = (draft: Draft, sku: CatalogueSku): Draft =>
  draft.some((each) => each.sku === sku.sku) ? draft : [...draft, { ...sku, quantities: {} }];

export const withoutSku = (draft: Draft, sku: string): Draft => draft.filter((each) => each.sku !== sku);

/** Null takes the size out. */
export const withQuantity = (draft: Draft, sku: string, size: string, quantity: TypedNumber): Draft =>
  draft.map((each) => {
    if (each.sku !== sku) return each;
    const others = Object.entries(each.quantities).filter(([known]) => known !== size);
    return { ...each, quantities: Object.fromEntries(quantity === null ? others : [...others, [size, quantity]]) };
  });

/** What is sent: one line per SKU and size that is wanted, in the order of the form. */
export const linesOf = (draft: Draft): ForecastLine[] =>
  draft.flatMap(({ sku, sizes, quantities }) =>
    sizes.flatMap((size) => (piecesOf(quantities[size]) === 0 ? [] : [{ sku, size, quantity: piecesOf(quantities[size]) }])),
  );

export const unitsOf = (draft: Draft): number => draft.reduce((sum, sku) => sum + unitsOfSku(sku), 0);

export const unitsOfSku = ({ quantities }: Pick<DraftSku, 'quantities'>): number =>
  Object.values(quantities).reduce<number>((sum, quantity) => sum + piecesOf(quantity), 0);

export const piecesOf = (quantity: Quantity | undefined): number => (typeof quantity === 'number' ? quantity : 0);

export const hasWrongQuantity = (draft: Draft): boolean => draft.some(({ quantities }) => Object.values(quantities).includes('wrong'));

/** Pieces that the button may promise: none while a size is not taken. */
export const unitsToForecast = (draft: Draft): number => (hasWrongQuantity(draft) ? 0 : unitsOf(draft));

/** The SKU that a line of the sent forecast came from: the server names lines by their index. */
export const skuOfLine = (draft: Draft, index: number): string | undefined => linesOf(draft)[index]?.sku;
