import { sql } from 'kysely';
import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { itemStateNames, statesInStock, statesMissing, type ItemState } from '#contracts/item/item-states.ts';
import type { Condition } from '../kernel/lists/conditions.ts';

interface View {
  states: readonly ItemState[];
  qualifiedOnly?: true;
  /** Only what has outstayed its free days. */
  pastFree?: true;
}

const within = (family: string): readonly ItemState[] => itemStateNames.filter((state) => state.startsWith(`${family}.`));

/** What each tab of the list holds. */
const views: Record<InventoryView, View> = {
  all: { states: statesInStock },
  inbound: { states: ['received', 'inspected'] },
  available: { states: ['available'] },
  readyForListing: { states: ['available'], qualifiedOnly: true },
  listed: { states: within('onConsignment') },
  outbounding: { states: within('outbounding') },
  cashingOut: { states: within('cashingOut') },
  switchingOwner: { states: within('switchingOwner') },
  repairing: { states: within('repairing') },
  issue: { states: ['issue'] },
  pastFree: { states: statesInStock, pastFree: true },
  missing: { states: [...statesMissing, 'writtenOff'] },
  unknown: { states: ['unknown'] },
  forecast: { states: ['forecast'] },
  out: { states: within('outOfWarehouse') },
  everything: { states: itemStateNames },
};

/** `past`: how it is told that an item has outstayed its free days. */
export const viewCondition = (name: InventoryView, past: Condition): Condition | undefined => {
  if (name === 'everything') return undefined;
  const { states, qualifiedOnly, pastFree } = views[name];
  const ofState: Condition = sql`i.state in (${sql.join(states.map((state) => sql.lit(state)))})`;
  if (qualifiedOnly) return sql`(${ofState} and not i.defective)`;
  return pastFree ? sql`(${ofState} and ${past})` : ofState;
};

/** Items that agree in everything that a tab asks for. */
export interface CountGroup {
  state: ItemState;
  defective: boolean;
  items: number;
  /** How many of them have outstayed their free days. */
  past: number;
}

export const countIn = (name: InventoryView, groups: readonly CountGroup[]): number => {
  const { states, qualifiedOnly, pastFree } = views[name];
  return groups
    .filter((group) => states.includes(group.state) && !(qualifiedOnly && group.defective))
    .reduce((sum, group) => sum + (pastFree ? group.past : group.items), 0);
};
