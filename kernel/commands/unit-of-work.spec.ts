import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { newIds } from '../ids.ts';
import { accept } from './decision.ts';
import type { EventLog } from './event-log.ts';
import { aggregateCache } from './aggregate-cache.ts';
import { change, loaded, stateAfter } from './loaded.ts';
import { streamType } from './stream-type.ts';
import { UnitOfWork } from './unit-of-work.ts';

type Paid = DomainEvent<'Paid', { cents: number }>;
const purse = streamType<{ cents: number }, Paid>({
  prefix: 'purse',
  initial: { cents: 0 },
  evolve: ({ cents }, { data }) => ({ cents: cents + data.cents }),
  tags: ({ cents }) => ({ state: String(cents) }),
});
const paid = (cents: number): Paid => ({ type: 'Paid', data: { cents } });

const emptyLog: EventLog = {
  readStreams: async (ids) => new Map(ids.map((id) => [id, { version: 0, events: [] }])),
  commit: async () => ({ kind: 'conflict' }),
};
const aUnit = () =>
  new UnitOfWork(
    {
      log: emptyLog,
      known: aggregateCache(),
      context: { actor: { accountId: 'A', name: 'Ann', terminal: 'system' }, correlationId: 'c', causationId: 'c' },
      clock: { now: () => new Date('2026-11-24T10:00:00.000Z') },
      ids: newIds,
    },
    { mayUseCache: true },
  );

describe('Rule: several decisions of one command see what the others changed', () => {
  it('two fees on one purse', async () => {
    const unit = aUnit();
    unit.apply(accept(change(await unit.one(purse, 7), paid(500))));
    const afterOne = await unit.one(purse, 7);
    expect(afterOne.cents).toBe(500);
    unit.apply(accept(change(afterOne, paid(-200))));
    expect((await unit.one(purse, 7)).cents).toBe(300);
    expect(unit.changes().appends).toMatchObject([
      { streamId: 'purse-7', expectedVersion: 0, events: [{ version: 1 }, { version: 2, metadata: { tags: { state: '300' } } }] },
    ]);
  });

  it('and fail where one was made without what an earlier one changed', async () => {
    const unit = aUnit();
    const before = await unit.one(purse, 7);
    unit.apply(accept(change(before, paid(500))));
    expect(() => unit.apply(accept(change(before, paid(-200))))).toThrow('purse-7 was changed without its last state');
    expect(unit.changes().appends).toMatchObject([{ events: [{ data: { cents: 500 } }] }]);
  });

  it('with their claims, releases and counts', async () => {
    const unit = aUnit();
    const held = { kind: 'name', key: 'a', owner: '7' };
    unit.apply({ changes: [], claims: [{ ...held, otherwise: reject('Conflict') }] });
    unit.apply({ changes: [], releases: [{ ...held, key: 'b' }], counts: [{ counter: 'c', key: 'k', by: 1 }] });
    expect(unit.changes()).toMatchObject({ claims: [{ key: 'a' }], releases: [{ key: 'b' }], counts: [{ by: 1 }] });
  });
});

describe('Rule: an event that its stream does not accept is a defect', () => {
  const strict = { ...purse, accepts: ({ cents }: { cents: number }, { data }: Paid) => cents + data.cents >= 0 };

  it('is refused at the append, by the state that the events before it leave', async () => {
    const unit = aUnit();
    unit.apply(accept(change(await unit.one(strict, 7), paid(5), paid(-5))));
    const empty = await unit.one(strict, 7);
    expect(() => unit.apply(accept(change(empty, paid(-1))))).toThrow('purse-7 does not accept Paid as it stands');
  });
});

describe('Rule: only what was loaded or is to begin is changed', () => {
  it('and nothing else compiles', () => {
    // @ts-expect-error -- a state without a handle, as a fold makes it
    expect(change({ cents: 0 }, paid(1)).stream).toBeUndefined();
  });

  it('fails for a state of elsewhere', () => {
    const foreign = loaded(purse, 8, { cents: 0 });
    expect(() => aUnit().apply(accept(change(foreign, paid(1))))).toThrow('purse-8');
  });

  it('begins a stream without a look at it', async () => {
    const unit = aUnit();
    const begun = unit.create(purse, 9);
    expect(stateAfter(purse, begun, accept(change(begun, paid(1), paid(2))))).toEqual({ cents: 3 });
    unit.apply(accept(change(begun, paid(1))));
    expect(unit.changes().appends).toMatchObject([{ streamId: 'purse-9', expectedVersion: 0, afterEventId: undefined }]);
    expect(await unit.isStale()).toBe(false);
  });

  it('begins it once', () => {
    const unit = aUnit();
    unit.apply(accept(change(unit.create(purse, 9), paid(1))));
    expect(() => unit.apply(accept(change(unit.create(purse, 9), paid(1))))).toThrow('purse-9');
  });
});
