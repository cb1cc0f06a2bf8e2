import { z } from 'zod';
import { MAX_SEARCH } from '../fields/typed-lengths.ts';

/** Fields of a GET arrive as text: a list is repeated or parted by commas. */
export const partedByCommas = <List extends z.ZodArray>(list: List) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), list);

/** At most `max` long, or absent. */
export const listOf = <Item extends z.ZodType>(item: Item, max = 50) => partedByCommas(z.array(item).max(max)).optional();

export const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean()).optional();

/** A search text as typed or scanned. */
export const searchText = z.string().trim().max(MAX_SEARCH).optional();

export const shopIdField = z.coerce.number().int().min(-1).max(2_147_483_647);
export const idField = z.string().min(1).max(64);

/** Place after the last row of a page, as its answer gave it in `next`. */
export const after = z.string().max(300).optional();
