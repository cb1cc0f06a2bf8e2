import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { expectedOfOrder, expectedOfRepair } from './expected-postings.ts';
import { expectedOfSale } from './expected-of-sale.ts';
import { expectedHold, holdsForOrders } from './open-holds.ts';
import { expectedOfOwnGoods } from './expected-own-goods.ts';
import { postingsIn } from './postings-in.ts';

export type Logged = Pick<RecordedEvent, 'streamId' | 'type' | 'data'>;

/** What is wrong between the acts of a log and its postings: an act without its posting, a posting without its act or of another amount, one that is there twice, or
 * money that is set aside for no open order. */
export const unmatchedPostings = (events: readonly Logged[]): string[] => {
  const streams = streamsOf(events);
  const expected = new Map([
    ...expectedOfOwnGoods(streams),
    ...streams.flatMap(([streamId, ofStream]) => {
      if (streamId.startsWith('order-')) return [...expectedOfOrder(ofStream as unknown as OrderEvent[])];
      if (streamId.startsWith('repair-')) return [...expectedOfRepair(ofStream as unknown as RepairEvent[])];
      if (streamId.startsWith('sale-')) return [...expectedOfSale(ofStream as unknown as SaleEvent[])];
      return [];
    }),
  ]);
  // What is kept of a sale goes by rate cards, whose specs know how much: here it only has to be of a sale that was paid.
  const ofPaidSale = (id: string): boolean => /^(platform|consignment)Fee-/.test(id) && expected.has(id.replace(/^\w+-/, 'consignmentCollection-'));
  const ofOwnSale = (id: string): boolean => id.startsWith('sale-fee-') && expected.has(id.replace('sale-fee-', 'sale-'));
  const posted = postingsIn(events);
  const twice = posted.map(([id]) => id).filter((id, index, ids) => ids.indexOf(id) !== index);
  const wrong = posted
    .filter(([id, cents]) => expected.get(id) !== cents && !ofPaidSale(id) && !ofOwnSale(id))
    .map(([id, cents]) => `${id} is ${cents}, not ${expected.get(id) ?? 0}`);
  const ids = new Set(posted.map(([id]) => id));
  const missing = [...expected].filter(([id]) => !ids.has(id)).map(([id, cents]) => `${id} of ${cents} is missing`);
  return [...twice.map((id) => `${id} is there twice`), ...wrong, ...missing, ...unmatchedHolds(events)];
};

/** Orders for which more or less is set aside than they cost. */
const unmatchedHolds = (events: readonly Logged[]): string[] => {
  const streams = streamsOf(events);
  const ofStreams = (prefix: string) => streams.filter(([streamId]) => streamId.startsWith(prefix));
  const held = new Map(ofStreams('wallet-').flatMap(([, ofWallet]) => [...holdsForOrders(ofWallet as unknown as WalletEvent[])]));
  return ofStreams('order-').flatMap(([streamId, ofOrder]) => {
    const [cents, expected] = [held.get(streamId.slice('order-'.length)) ?? 0, expectedHold(ofOrder as unknown as OrderEvent[])];
    return cents === expected ? [] : [`${cents} are set aside for ${streamId}, not ${expected}`];
  });
};

const streamsOf = (events: readonly Logged[]): [string, Logged[]][] => {
  const streams = new Map<string, Logged[]>();
  for (const event of events) {
    const stream = streams.get(event.streamId);
    if (stream) stream.push(event);
    else streams.set(event.streamId, [event]);
  }
  return [...streams];
};
