import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Commit } from '#kernel/commands/event-log.ts';
import { idempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { upcasting } from '#kernel/event-store/upcasters.ts';
import { appending, commitOf, recorded } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.close());

const log = () => postgresEventLog(database.pool);
const kindOf = async (commit: Commit) => (await log().commit(commit)).kind;

const taking = (owner: string, key = 'SF100') => ({ kind: 'tracking', key, owner, otherwise: reject('LabelCodeTaken') });
const placing = (by: number, max?: number) => ({ counter: 'shelf', key: 'A-1', by, max, otherwise: reject('ShelfFull') });

describe('Rule: a stream takes events only at the version that was seen', () => {
  it('appends to new and existing streams and reads them back equal', async () => {
    const first = appending('read-1', 0, { n: 1 }, { n: 2 });
    const second = appending('read-2', 0, { n: 3 });
    expect(await kindOf(commitOf([second, first]))).toBe('committed');
    const third = appending('read-1', 2, { n: 4 });
    expect(await kindOf(commitOf([third]))).toBe('committed');

    const streams = await log().readStreams(['read-2', 'read-1', 'read-none']);
    expect(streams.get('read-1')).toEqual({ version: 3, events: [...first.events, ...third.events] });
    expect(streams.get('read-2')).toEqual({ version: 1, events: second.events });
    expect(streams.get('read-none')).toEqual({ version: 0, events: [] });
  });

  it.each([
    ['a stream that exists already', appending('stale-1', 0, {})],
    ['a stream that is further', appending('stale-1', 1, {})],
    ['a stream that is not that far', appending('stale-1', 5, {})],
    ['a stream that does not exist', appending('stale-none', 3, {})],
    ['several events for a stream that does not exist', appending('stale-none', 2, {}, {})],
  ])('refuses %s', async (_, stale) => {
    await log().commit(commitOf([appending('stale-1', 0, {}, {})]));
    expect(await kindOf(commitOf([stale]))).toBe('conflict');
    expect(await kindOf(commitOf([stale, appending('stale-other', 0, {})]))).toBe('conflict');
    expect((await log().readStreams(['stale-other'])).get('stale-other')!.version).toBe(0);
  });

  it('refuses a stream that came to the same version another way, as after a restore', async () => {
    const made = ['way-1', 'way-2'].map((id) => appending(id, 0, {}));
    await log().commit(commitOf(made));
    const after = (at: number, eventId: string) => ({ ...appending(`way-${at + 1}`, 1, {}), afterEventId: eventId });
    const [first, second] = made.map(({ events }) => events[0]!.eventId) as [string, string];
    expect(await kindOf(commitOf([after(0, second)]))).toBe('conflict');
    expect(await kindOf(commitOf([after(0, first), after(1, first)]))).toBe('conflict');
    expect(await kindOf(commitOf([after(0, first), after(1, second)]))).toBe('committed');
    expect(await kindOf(commitOf([{ ...after(0, first), expectedVersion: 2 }]))).toBe('conflict');
  });

  it('refuses where what it rests on is no longer as it was known, and those beside it are not held up', async () => {
    const [rested, other] = [appending('rest-1', 0, {}), appending('rest-2', 0, {}, {})];
    await log().commit(commitOf([rested, other]));
    const resting = (id: string, ...reads: [streamId: string, version: number, lastEventId?: string][]) =>
      commitOf([appending(id, 0, {})], { reads: reads.map(([streamId, version, lastEventId]) => ({ streamId, version, lastEventId })) });
    const one = rested.events[0]!.eventId;
    const [before, two] = other.events.map(({ eventId }) => eventId);
    const together = log();
    const kinds = await Promise.all(
      [
        resting('rests-1', ['rest-1', 1, one], ['rest-2', 2, two], ['rest-none', 0]),
        resting('rests-2', ['rest-1', 1, two]),
        resting('rests-3', ['rest-1', 0]),
        resting('rests-4', ['rest-1', 1, one], ['rest-2', 1, before]),
        resting('rests-5', ['rest-none', 1, one]),
        resting('rests-6', ['rest-1', 1, one]),
      ].map(async (commit) => (await together.commit(commit)).kind),
    );
    expect(kinds).toEqual(['committed', 'conflict', 'conflict', 'conflict', 'conflict', 'committed']);
  });

  it('reads a stream for several who ask at once, each after what they know', async () => {
    const { events } = appending('shared-1', 0, { n: 1 }, { n: 2 }, { n: 3 });
    const together = log();
    await together.commit(commitOf([appending('shared-1', 0, { n: 1 }, { n: 2 }, { n: 3 })].map((made) => ({ ...made, events }))));
    const loads = [undefined, 1, 3, undefined, 5].map((known) =>
      together.readStreams(['shared-1'], known ? new Map([['shared-1', known]]) : undefined),
    );
    const streams = (await Promise.all(loads)).map((load) => load.get('shared-1')!);
    expect(streams.map((stream) => [stream.version, stream.knownEventId, stream.events.length])).toEqual([
      [3, undefined, 3],
      [3, events[0]!.eventId, 2],
      [3, events[2]!.eventId, 0],
      [3, undefined, 3],
      [0, undefined, 0],
    ]);
  });

  it('writes nothing of a hundred when one is stale', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `hundred-${index}`);
    await log().commit(commitOf(ids.map((id) => appending(id, 0, {}))));
    const stale = ids.map((id, index) => appending(id, index === 57 ? 0 : 1, {}));
    expect(await kindOf(commitOf(stale))).toBe('conflict');
    expect([...(await log().readStreams(ids)).values()].every(({ version }) => version === 1)).toBe(true);
  });

  it('lets one of two creators win', async () => {
    const kinds = await Promise.all(Array.from({ length: 8 }, (_, by) => kindOf(commitOf([appending('created', 0, { by })]))));
    expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(7);
  });

  it('settles commits over the same streams in any order', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `crossed-${index}`);
    const kinds = await Promise.all(
      Array.from({ length: 12 }, (_, by) => kindOf(commitOf((by % 2 ? ids : ids.toReversed()).map((id) => appending(id, 0, { by }))))),
    );
    expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(1);
  });
});

describe('Rule: what was written comes back to the letter', () => {
  it('keeps long digit strings, digits of numbers, zero bytes and the order of keys', async () => {
    const data = {
      z: '00123456789012345678901234567890',
      a: '9007199254740993',
      n: 0.1,
      zero: 'a\u0000b',
      emoji: '鞋👟',
      nested: { b: [1, '2'], a: null },
    };
    await log().commit(commitOf([appending('letter', 0, data)]));
    const [event] = (await log().readStreams(['letter'])).get('letter')!.events;
    expect(JSON.stringify(event!.data)).toBe(JSON.stringify(data));
  });
});

describe('Rule: old events are read in today’s shape', () => {
  it('upcasts by type and schema version', async () => {
    const shapes = upcasting([{ type: 'ThingHappened', from: 1, upcast: (data) => ({ ...data, added: true }) }]);
    await log().commit(commitOf([appending('upcast', 0, { n: 1 })]));
    const events = (await postgresEventLog(database.pool, { shapes }).readStreams(['upcast'])).get('upcast')!.events;
    expect(events[0]).toMatchObject({ data: { n: 1, added: true }, schemaVersion: 2 });
    expect(shapes.upcast({ ...recorded('x', 1, { n: 1 }), schemaVersion: 2 }).data).toEqual({ n: 1 });
  });
});

describe('Rule: a key has one owner', () => {
  it('refuses another owner, lets the same one repeat, and takes the key after its release', async () => {
    expect(await kindOf(commitOf([appending('claim-1', 0, {})], { claims: [taking('claim-1')] }))).toBe('committed');
    expect(await log().commit(commitOf([appending('claim-2', 0, {})], { claims: [taking('claim-2', 'SF099'), taking('claim-2')] }))).toEqual({
      kind: 'rejected',
      rejection: reject('LabelCodeTaken'),
    });
    expect((await log().readStreams(['claim-2'])).get('claim-2')!.version).toBe(0);
    expect(await kindOf(commitOf([], { claims: [taking('claim-1')] }))).toBe('committed');
    expect(await kindOf(commitOf([], { releases: [taking('claim-2')] }))).toBe('committed');
    expect(await kindOf(commitOf([], { claims: [taking('claim-2')] }))).toBe('rejected');
    expect(await kindOf(commitOf([], { releases: [taking('claim-1')], claims: [taking('claim-2')] }))).toBe('committed');
  });

  it('lets one of many owners at once win', async () => {
    const kinds = await Promise.all(Array.from({ length: 8 }, (_, index) => kindOf(commitOf([], { claims: [taking(`racer-${index}`, 'SF200')] }))));
    expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'rejected')).toHaveLength(7);
  });

  it('and who asks for one that is taken holds up nobody whose commit meets theirs', async () => {
    const together = log();
    await together.commit(commitOf([], { claims: [taking('met-0', 'SF210')] }));
    const meeting = [
      commitOf([appending('met-1', 0, {})], { claims: [taking('met-1', 'SF211')] }),
      commitOf([appending('met-2', 0, {})], { claims: [taking('met-2', 'SF212'), taking('met-2', 'SF210')] }),
      commitOf([appending('met-3', 0, {})], { claims: [taking('met-3', 'SF213'), taking('met-4', 'SF213')] }),
      commitOf([appending('met-5', 0, {})], { claims: [taking('met-0', 'SF210'), taking('met-5', 'SF214')] }),
    ];
    const kinds = await Promise.all(meeting.map(async (commit) => (await together.commit(commit)).kind));
    expect(kinds).toEqual(['committed', 'rejected', 'rejected', 'committed']);
    const streams = await together.readStreams(['met-1', 'met-2', 'met-3', 'met-5']);
    expect([...streams.values()].map(({ version }) => version)).toEqual([1, 0, 0, 1]);
    const again = ['SF211', 'SF212', 'SF213', 'SF214'].map(
      async (key) => (await together.commit(commitOf([], { claims: [taking('later', key)] }))).kind,
    );
    expect(await Promise.all(again)).toEqual(['rejected', 'committed', 'committed', 'rejected']);
  });
});

describe('Rule: a lent key goes back to its owner', () => {
  const borrowing = (owner: string, lentBy: string, key: string) => ({ ...taking(owner, key), lentBy });

  it('when it is released, and to nobody else', async () => {
    const own = taking('lender', 'SF400');
    const lent = borrowing('borrower', 'lender', 'SF400');
    expect(await kindOf(commitOf([], { claims: [own] }))).toBe('committed');
    expect(await kindOf(commitOf([], { claims: [borrowing('stranger', 'someone', 'SF400')] }))).toBe('rejected');
    expect(await kindOf(commitOf([], { claims: [lent] }))).toBe('committed');
    expect(await kindOf(commitOf([], { claims: [lent] }))).toBe('committed');
    expect(await kindOf(commitOf([], { claims: [own] }))).toBe('rejected');
    expect(await kindOf(commitOf([], { releases: [lent], claims: [taking('stranger', 'SF400')] }))).toBe('rejected');
    expect(await kindOf(commitOf([], { releases: [lent] }))).toBe('committed');
    expect(await kindOf(commitOf([], { claims: [taking('stranger', 'SF400')] }))).toBe('rejected');
    expect(await kindOf(commitOf([], { claims: [borrowing('next', 'lender', 'SF400')] }))).toBe('committed');
  });

  it('which one that nobody held has none of', async () => {
    const free = borrowing('borrower', 'lender', 'SF401');
    expect(await kindOf(commitOf([], { claims: [free] }))).toBe('committed');
    expect(await kindOf(commitOf([], { releases: [free], claims: [taking('stranger', 'SF401')] }))).toBe('committed');
  });

  it('and is lent to one of many at once', async () => {
    expect(await kindOf(commitOf([], { claims: [taking('lender', 'SF402')] }))).toBe('committed');
    const kinds = await Promise.all(
      Array.from({ length: 6 }, (_, index) => kindOf(commitOf([], { claims: [borrowing(`borrower-${index}`, 'lender', 'SF402')] }))),
    );
    expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(1);
  });
});

describe('Rule: a row beside the log stands or falls with the events', () => {
  const noted = (note: string) => ({ extraStatements: [{ text: 'INSERT INTO notes (note) VALUES ($1)', values: [note] }] });
  const notes = async () => (await database.pool.query<{ note: string }>('SELECT note FROM notes')).rows.map(({ note }) => note);
  beforeAll(async () => void (await database.pool.query('CREATE TABLE notes (note text NOT NULL UNIQUE)')));

  it('is written with them', async () => {
    expect(await kindOf(commitOf([appending('noted-1', 0, {})], noted('first')))).toBe('committed');
    expect(await notes()).toEqual(['first']);
  });

  it('is not written where they are refused', async () => {
    expect(await kindOf(commitOf([appending('noted-1', 0, {})], noted('stale')))).toBe('conflict');
    expect(await kindOf(commitOf([], { claims: [taking('noted-1', 'SF300')] }))).toBe('committed');
    expect(await kindOf(commitOf([appending('noted-2', 0, {})], { claims: [taking('noted-2', 'SF300')], ...noted('refused') }))).toBe('rejected');
    expect(await notes()).toEqual(['first']);
  });

  it('takes them with it where it cannot be written', async () => {
    await expect(log().commit(commitOf([appending('noted-3', 0, {})], noted('first')))).rejects.toThrow(/unique/);
    expect((await log().readStreams(['noted-3'])).get('noted-3')!.version).toBe(0);
  });
});

describe('Rule: a sum stays within its bound', () => {
  it('refuses what exceeds it, however many come at once', async () => {
    const kinds = await Promise.all(Array.from({ length: 10 }, () => kindOf(commitOf([], { counts: [placing(1, 4)] }))));
    expect(kinds.filter((kind) => kind === 'committed')).toHaveLength(4);
    expect(await kindOf(commitOf([], { counts: [placing(-2)] }))).toBe('committed');
    expect(await kindOf(commitOf([], { counts: [placing(1, 4), placing(1, 4)] }))).toBe('committed');
    expect(await log().commit(commitOf([], { counts: [placing(1, 4)] }))).toEqual({ kind: 'rejected', rejection: reject('ShelfFull') });
  });
});

describe('Rule: a repeated request is told its first answer', () => {
  it('keeps the answer with the events, once', async () => {
    const idempotencyRecord = { accountId: 'a-1', key: 'k-1', fingerprint: 'f', answer: { oneId: '12345678901234567890' } };
    const commit = commitOf([appending('kept', 0, {})], { idempotencyRecord });
    const kinds = await Promise.all(Array.from({ length: 5 }, () => kindOf(commit)));
    expect(kinds.toSorted()).toEqual(['committed', 'keyTaken', 'keyTaken', 'keyTaken', 'keyTaken']);
    expect(await idempotencyStore(database.pool).find('a-1', 'k-1')).toMatchObject({ fingerprint: 'f', answer: idempotencyRecord.answer });
    expect(await idempotencyStore(database.pool).find('a-2', 'k-1')).toBeUndefined();
    expect(await idempotencyStore(database.pool).deleteBefore(new Date(Date.now() + 60_000))).toBe(1);
  });
});
