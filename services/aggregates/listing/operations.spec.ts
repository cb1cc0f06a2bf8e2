import { beforeEach, describe, expect, it } from 'vitest';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import { commands, type Handle } from '#kernel/commands/commands.ts';
import type { Statement } from '#kernel/database/sql.ts';
import { available, exampleOneId } from '../item/item-examples.ts';
import { itemStream } from '../item/item.ts';
import { asHappened, fact } from '#tests/support/facts.ts';
import { memoryLog } from '#tests/unit/orders/memory-log.ts';
import { asked, delisted, priced, requested } from './listing-examples.ts';
import { listingStream, type Listing } from './listing.ts';
import { confirmOperation, findOperation, loseOperation, refuseOperation, type Taken } from './operations.ts';

const now = new Date('2026-11-20T14:00:00.000Z');
const context = { actor: { accountId: 'spec', name: 'spec', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
const listingId = 'LS-1001';
const told = (op: keyof typeof asked) => ({ listingId, opId: asked[op], now });

let memory: ReturnType<typeof memoryLog>;
let run: ReturnType<typeof commands>;
let statements: readonly Statement[];
let eventId = 0;

const happen = (...events: ListingEvent[]) =>
  run.run(context, async (load) => ({ decision: await asHappened(load, fact(listingStream, listingId, ...events)), answer: null }));

const take = async (handle: Handle<Taken>): Promise<Taken> => {
  const result = await run.run(context, async (load) => {
    const outcome = await handle(load);
    statements = 'extraStatements' in outcome ? (outcome.extraStatements ?? []) : [];
    return outcome;
  });
  if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
  return result.answer;
};

const stateOf = <State>(stream: { initial: State; evolve: (state: State, event: any) => State }, name: string): State =>
  (memory.streams.get(name) ?? []).reduce(stream.evolve, stream.initial);
const listing = (): Listing => stateOf(listingStream, `listing-${listingId}`);
const marks = () => stateOf(itemStream, `item-${exampleOneId}`).listings;
const verbs = () => statements.map(({ text }) => text.trim().split(/\s/, 1)[0]);

beforeEach(async () => {
  memory = memoryLog();
  run = commands(memory.log, { now: () => now }, { eventId: () => `e${++eventId}` });
  const mark = { type: 'ItemListed', data: { listingId, channel: 'stockMarket' } } as const;
  await run.run(context, async (load) => ({ decision: await asHappened(load, fact(itemStream, exampleOneId, ...available(), mark)), answer: null }));
  await happen(requested());
});

describe('Rule: each answer of a channel counts once', () => {
  it('publishes, and forgets the wish', async () => {
    expect(await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1', priceCents: 21_400 }))).toBe('taken');
    expect(listing()).toMatchObject({ status: 'live', externalIds: ['EXT-1'], confirmed: { priceCents: 21_400, live: true } });
    expect(verbs()).toEqual(['DELETE', 'DELETE']);
    expect(await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1' }))).toBe('repeated');
    expect(listing().externalIds).toEqual(['EXT-1']);
  });

  it('asks for another price that was wanted meanwhile', async () => {
    await happen(priced(20_900));
    await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1', priceCents: 21_400 }));
    expect(listing()).toMatchObject({ status: 'live', confirmed: { priceCents: 21_400 }, desired: { priceCents: 20_900 } });
    expect(verbs()).toEqual(['DELETE', 'INSERT']);
    expect(statements[1]!.values[3]).toBe('reprice');
  });

  it('ends what was to end before it was published', async () => {
    await happen(delisted());
    await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1' }));
    expect(listing().status).toBe('ending');
    expect(statements[1]!.values[3]).toBe('withdraw');
  });
});

describe('Rule: the items of a listing are free once it is over', () => {
  it('where the channel refuses it', async () => {
    await take(refuseOperation({ ...told('publish'), failure: 'unsupported' }));
    expect(listing().status).toBe('failed');
    expect(marks()).toEqual({});
  });

  it('where its end is confirmed, and not before', async () => {
    await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1' }));
    await happen(delisted());
    expect(marks()).toEqual({ [listingId]: 'stockMarket' });
    await take(confirmOperation(told('withdraw')));
    expect(listing().status).toBe('ended');
    expect(marks()).toEqual({});
  });
});

describe('Rule: a refused end stands where a person wanted it, and is asked for again where it must be', () => {
  beforeEach(() => take(confirmOperation({ ...told('publish'), externalId: 'EXT-1' })));

  it('stays live for a person', async () => {
    await happen(delisted('user'));
    await take(refuseOperation({ ...told('withdraw'), failure: 'transient' }));
    expect(listing()).toMatchObject({ status: 'live', desired: { live: true }, asked: {} });
  });

  it('is asked again five minutes later for what was sold', async () => {
    await happen(delisted('sold'));
    await take(refuseOperation({ ...told('withdraw'), failure: 'transient' }));
    expect(listing().status).toBe('ending');
    expect(statements[1]!.values.at(-1)).toBe('2026-11-20T14:05:00.000Z');
  });
});

describe('Rule: a lost answer is found, and never sent again blindly', () => {
  it('keeps the row as it was sent', async () => {
    await take(loseOperation(told('publish')));
    expect(listing().status).toBe('unknown');
    expect(statements).toEqual([]);
    expect(await take(loseOperation(told('publish')))).toBe('repeated');
  });

  it('takes what was done', async () => {
    await take(loseOperation(told('publish')));
    await take(findOperation({ ...told('publish'), as: 'done', externalId: 'EXT-9', priceCents: 21_400 }));
    expect(listing()).toMatchObject({ status: 'live', externalIds: ['EXT-9'] });
  });

  it('sends again what is not there', async () => {
    await take(loseOperation(told('publish')));
    await take(findOperation({ ...told('publish'), as: 'notThere' }));
    expect(listing()).toMatchObject({ status: 'publishing', asked: { publish: asked.publish } });
    expect(verbs()).toEqual(['UPDATE', 'INSERT']);
  });

  it('takes an answer that comes after all', async () => {
    await take(loseOperation(told('publish')));
    expect(await take(confirmOperation({ ...told('publish'), externalId: 'EXT-1' }))).toBe('taken');
    expect(listing().status).toBe('live');
  });
});
