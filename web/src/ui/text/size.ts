import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';

/** Shoes from small to large; other sizes stay in the order in which they were given. */
export const inSizeOrder = (sizes: readonly string[]): string[] =>
  sizes.toSorted((a, b) => (isShoeSize(a) && isShoeSize(b) ? Number.parseFloat(a) - Number.parseFloat(b) : 0));

/** A size inside a line of text, with its system. */
export const sizeText = (size: string): string => (isShoeSize(size) ? `US\u00a0${size}` : size);
