/** What a thing is decides what an inspection can find and what its photos show. A SKU says no category; its size tells shoes from all else. */
export type KindOfGoods = 'shoes' | 'other';

/** Shoes are sized the American way; clothes and toys say it themselves. */
export const isShoeSize = (size: string): boolean => /^\d/.test(size);

export const kindOfGoods = (size: string): KindOfGoods => (isShoeSize(size) ? 'shoes' : 'other');
