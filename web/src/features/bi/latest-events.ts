import type { LiveNotice } from '#contracts/live/messages.ts';
import type { bi } from './texts/admin/en.ts';

type Told = keyof (typeof bi)['events'];

const told: readonly Told[] = [
  'ItemForecast',
  'ItemReceived',
  'ItemInspected',
  'ItemShelved',
  'ItemMoved',
  'ItemRequested',
  'ItemPicked',
  'ItemPacked',
  'ItemShipped',
  'ConsignmentSold',
];

/** Alike facts that came together. */
export interface LatestEvent {
  key: string;
  name: Told;
  items: number;
  at: string;
}

const kept = 3;

/** What is to be told after these notices: newest first, alike ones of one message together. */
export const latestAfter = (before: readonly LatestEvent[], notices: readonly LiveNotice[]): readonly LatestEvent[] => {
  const fresh = new Map<Told, LatestEvent>();
  for (const { type, position, recordedAt } of notices) {
    const name = told.find((known) => known === type);
    if (name) fresh.set(name, { key: position, name, items: (fresh.get(name)?.items ?? 0) + 1, at: recordedAt });
  }
  return fresh.size === 0 ? before : [...[...fresh.values()].reverse(), ...before].slice(0, kept);
};
