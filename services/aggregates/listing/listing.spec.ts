import { describe, expect, it } from 'vitest';
import { listingEventSchemas, type ListingEvent, type ListingEventName } from '#contracts/listings/listing-events.ts';
import { listingStatusNames } from '#contracts/listings/listing-statuses.ts';
import { describeEveryPath } from '#tests/support/describe-every-path.ts';
import { plausible } from '#tests/support/plausible.ts';
import { aListing, asked, confirmed, delisted, lost, priced, refused, requested } from './listing-examples.ts';
import { listingMachine } from './listing.machine.ts';
import { isSynchronising, listingStream, noListing } from './listing.ts';
import { nextOperationId } from './operation-id.ts';
import { outboxStatements, priorities, wishOf } from './outbox.ts';

/** Every way in which a guard can see an event. */
const looks = (type: ListingEventName): object[] => {
  const operations = ['publish', 'reprice', 'withdraw'].map((op) => ({ op }));
  if (type === 'OperationConfirmed' || type === 'OperationLost') return operations;
  if (type === 'OperationRefused') return operations.flatMap((op) => [op, { ...op, again: 'next' }]);
  if (type === 'OperationFound') return operations.flatMap((op) => ['done', 'notThere'].map((as) => ({ ...op, as })));
  return [{}];
};
const usual = { again: undefined, explanation: undefined };
const events = (Object.keys(listingEventSchemas) as ListingEventName[]).flatMap((type) =>
  looks(type).map((look) => ({ type, data: plausible(listingEventSchemas[type], { ...usual, ...look }) }) as ListingEvent),
);

describeEveryPath('a listing', {
  machine: listingMachine,
  states: listingStatusNames,
  events,
  initial: noListing,
  evolve: listingStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describe('Rule: a listing asks for one thing at a time (R9.41)', () => {
  it('is synchronised once the channel has confirmed', () => {
    expect(isSynchronising(aListing(requested()))).toBe(true);
    expect(isSynchronising(aListing(requested(), confirmed('publish')))).toBe(false);
    expect(isSynchronising(aListing(requested(), confirmed('publish'), priced(20_900)))).toBe(true);
  });

  it('takes a price along that is wanted before it is published', () => {
    const listing = aListing(requested(), priced(20_900));
    expect(listing.asked).toEqual({ publish: asked.publish });
    expect(wishOf(listing)).toMatchObject({ op: 'publish', opId: asked.publish, want: { desired: { priceCents: 20_900, live: true } } });
  });

  it('asks for the newest of several prices', () => {
    const listing = aListing(requested(), confirmed('publish'), priced(20_900), priced(20_500));
    expect(wishOf(listing)).toMatchObject({
      op: 'reprice',
      opId: asked.reprice,
      want: { desired: { priceCents: 20_500 }, confirmed: { priceCents: 21_400 } },
    });
  });

  it('asks for what was wanted meanwhile once the first is confirmed', () => {
    const listing = aListing(requested(), priced(20_900), confirmed('publish', { priceCents: 21_400, next: 'next' }));
    expect(listing).toMatchObject({ status: 'live', confirmed: { priceCents: 21_400 }, asked: { reprice: 'next' } });
    expect(wishOf(listing)).toMatchObject({ op: 'reprice', opId: 'next', want: { desired: { priceCents: 20_900 } } });
  });

  it('ends before all else, and only after what was sent is answered', () => {
    const listing = aListing(requested(), delisted());
    expect(wishOf(listing)).toMatchObject({ op: 'withdraw', opId: asked.withdraw });
    expect(aListing(requested(), delisted(), confirmed('publish'))).toMatchObject({ status: 'ending', asked: { withdraw: asked.withdraw } });
    expect(aListing(requested(), delisted(), refused('publish'))).toMatchObject({ status: 'ended', asked: {} });
  });

  it('says nothing to the channel while nobody knows what became of the last', () => {
    expect(wishOf(aListing(requested(), lost('publish')))).toBeUndefined();
    expect(outboxStatements(aListing(requested(), lost('publish')), { now: new Date(0) })).toEqual([]);
  });

  it('stays at its price where the channel refuses another', () => {
    const listing = aListing(requested(), confirmed('publish'), priced(20_900), refused('reprice'));
    expect(listing).toMatchObject({ status: 'live', desired: { priceCents: 21_400 }, asked: {} });
  });
});

describe('Rule: what was sold elsewhere is ended first', () => {
  const priorityOf = (...history: readonly ListingEvent[]) => outboxStatements(aListing(...history), { now: new Date(0) })[0]!.values[6];

  it('before whatever a person or a rule waits for', () => {
    const live = [requested(), confirmed('publish')];
    expect(priorityOf(...live, delisted('sold'))).toBe(priorities.soldElsewhere);
    expect(priorityOf(...live, delisted('user'))).toBe(priorities.withdraw);
    expect(priorityOf(requested())).toBe(priorities.publish);
    expect(priorityOf(...live, priced(20_900))).toBe(priorities.price);
    expect(Object.values(priorities)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('Rule: the same history gives the same ids of operations', () => {
  it('each its own, as UUIDs', () => {
    const ids = [0, 1, 2].map((operations) => nextOperationId({ listingId: 'LS-1001', operations }));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(nextOperationId({ listingId: 'LS-1001', operations: 1 })).toBe(ids[1]);
  });
});
