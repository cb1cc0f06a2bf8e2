import { sql } from 'kysely';
import { itemStateNames, type ItemState } from '#contracts/item/item-states.ts';
import type { Condition } from '../kernel/conditions.ts';

const elsewhere: readonly ItemState[] = ['forecast', 'cancelled', 'expired', 'outOfWarehouse.shipped', 'outOfWarehouse.returned', 'unknown'];

/** States in which an item lies in a warehouse. A cancelled inbound is not there until an administrator says so. */
export const statesInStock: readonly ItemState[] = itemStateNames.filter((state) => !elsewhere.includes(state));

export const isInStock = (state: string | undefined): boolean => (statesInStock as readonly (string | undefined)[]).includes(state);

/** Over `inventory as i`; named states, so that the index by state serves it. */
export const inStock: Condition = sql`i.state in (${sql.join(statesInStock.map((state) => sql.lit(state)))})`;
