import type { ItemEventName } from '../item/item-events.ts';

/** Where the work of the floor is done, in the order in which goods pass through. */
export const stationNames = ['receive', 'inspect', 'shelve', 'pick', 'pack', 'repair'] as const;
export type Station = (typeof stationNames)[number];

interface Work {
  station: Station;
  /** False where it takes work back. */
  done: boolean;
}

/** What of an item's life is work at a station: one item done, or taken back. An item that cannot be repaired was worked on as well. */
export const workOfEvents = {
  ItemReceived: { station: 'receive', done: true },
  InboundCancelled: { station: 'receive', done: false },
  ItemInspected: { station: 'inspect', done: true },
  ItemShelved: { station: 'shelve', done: true },
  ShelvingUndone: { station: 'shelve', done: false },
  ItemPicked: { station: 'pick', done: true },
  PickUndone: { station: 'pick', done: false },
  ItemPacked: { station: 'pack', done: true },
  ItemRepaired: { station: 'repair', done: true },
  RepairFailed: { station: 'repair', done: true },
} as const satisfies Partial<Record<ItemEventName, Work>>;
