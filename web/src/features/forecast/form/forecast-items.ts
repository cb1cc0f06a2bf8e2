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
export interface ForecastSku extends CatalogueSku {
  quantities: Readonly<Record<string, Quantity>>;
}

export type ForecastItems = readonly ForecastSku[];

/** A SKU that is there already stays where it is. */
export const withSku = (items: ForecastItems, sku: CatalogueSku): ForecastItems =>
  items.some((each) => each.sku === sku.sku) ? items : [...items, { ...sku, quantities: {} }];

export const withoutSku = (items: ForecastItems, sku: string): ForecastItems => items.filter((each) => each.sku !== sku);

/** Null takes the size out. */
export const withQuantity = (items: ForecastItems, sku: string, size: string, quantity: TypedNumber): ForecastItems =>
  items.map((each) => {
    if (each.sku !== sku) return each;
    const others = Object.entries(each.quantities).filter(([known]) => known !== size);
    return { ...each, quantities: Object.fromEntries(quantity === null ? others : [...others, [size, quantity]]) };
  });

/** What is sent: one line per SKU and size that is wanted, in the order of the form; what is no number of pieces is a line that is not taken. */
export const linesOf = (items: ForecastItems) =>
  items.flatMap(({ sku, sizes, quantities }) =>
    sizes.flatMap((size) => {
      const quantity = quantities[size];
      return quantity === undefined || quantity === 0 ? [] : [{ sku, size, quantity }];
    }),
  );

export const unitsOf = (items: ForecastItems): number => items.reduce((sum, sku) => sum + unitsOfSku(sku), 0);

export const unitsOfSku = ({ quantities }: Pick<ForecastSku, 'quantities'>): number =>
  Object.values(quantities).reduce<number>((sum, quantity) => sum + piecesOf(quantity), 0);

export const piecesOf = (quantity: Quantity | undefined): number => (typeof quantity === 'number' ? quantity : 0);

export const hasWrongQuantity = (items: ForecastItems): boolean => items.some(({ quantities }) => Object.values(quantities).includes('wrong'));

/** Pieces that the button may promise: none while a size is not taken. */
export const unitsToForecast = (items: ForecastItems): number => (hasWrongQuantity(items) ? 0 : unitsOf(items));

/** The SKU that a line of the sent forecast came from: the server names lines by their index. */
export const skuOfLine = (items: ForecastItems, index: number): string | undefined => linesOf(items)[index]?.sku;
