import { sql } from 'kysely';
import { statesInStock } from '#contracts/item/item-states.ts';
import type { Condition } from '../kernel/lists/conditions.ts';

export const isInStock = (state: string | undefined): boolean => (statesInStock as readonly (string | undefined)[]).includes(state);

/** Over `inventory as i`; named states, so that the index by state serves it. */
export const inStock: Condition = sql`i.state in (${sql.join(statesInStock.map((state) => sql.lit(state)))})`;
