import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change, type LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { fact } from '../support/facts.ts';
import { specification } from '../support/given.ts';

type Paid = DomainEvent<'Paid', { cents: number }>;
const purse = streamType<{ cents: number }, Paid>({
  prefix: 'purse',
  initial: { cents: 0 },
  evolve: ({ cents }, { data }) => ({ cents: cents + data.cents }),
  accepts: ({ cents }, { data }) => cents + data.cents <= 10,
  tags: () => ({}),
});
type Purse = LoadedFrom<typeof purse>;

/** Moves money from one purse to the other, as far as it goes. */
const move = ({ cents }: { cents: number }, { from, to }: { from: Purse; to: Purse }): Decision => {
  if (cents === 0) return noChange;
  if (from.cents < cents) return reject('Conflict', { params: { cents: from.cents } });
  return accept(change(from, { type: 'Paid', data: { cents: -cents } }), change(to, { type: 'Paid', data: { cents } }));
};
const moving = specification(move, (given) => ({ from: given.one(purse, 'a'), to: given.one(purse, 'b') }));
const filled = fact(purse, 'a', { type: 'Paid', data: { cents: 5 } });
const taken = { id: 'a', type: 'Paid', data: { cents: -5 } };
const put = { id: 'b', type: 'Paid', data: { cents: 5 } };

const fails = (specified: () => unknown): boolean => {
  try {
    specified();
    return false;
  } catch {
    return true;
  }
};

describe('Rule: a specification holds a decider to its word', () => {
  it('to the events, of each stream, in their order', () => {
    const whole = moving.given(filled).when({ cents: 5 });
    expect(whole.then(taken, put).changes).toHaveLength(2);
    const others = [[put, taken], [taken], [taken, { ...put, id: 'c' }], [taken, { ...put, data: { cents: 6 } }]];
    expect(others.map((other) => fails(() => whole.then(...other)))).toEqual([true, true, true, true]);
  });

  it('to its rejection, and its details', () => {
    const tooMuch = moving.given(filled).when({ cents: 6 });
    tooMuch.thenRejected('Conflict', { params: { cents: 5 } });
    expect(fails(() => tooMuch.thenRejected('Other'))).toBe(true);
    expect(fails(() => tooMuch.thenRejected('Conflict', { params: { cents: 4 } }))).toBe(true);
    expect(fails(() => tooMuch.then(taken, put))).toBe(true);
    expect(fails(() => moving.given(filled).when({ cents: 5 }).thenRejected('Conflict'))).toBe(true);
  });

  it('to silence', () => {
    moving.given(filled).when({ cents: 0 }).thenNothingHappened();
    expect(fails(() => moving.given(filled).when({ cents: 5 }).thenNothingHappened())).toBe(true);
  });
});

describe('Rule: a specification begins where another one ends', () => {
  const moved = moving.given(filled).when({ cents: 5 });
  const back = specification(move, (given) => ({ from: given.one(purse, 'b'), to: given.one(purse, 'a') }));

  it('with the facts that it decided', () => {
    expect(moved.facts()).toMatchObject([{ id: 'a' }, { id: 'b', events: [{ data: { cents: 5 } }] }]);
    const returned = back.given(filled, moved.facts()).when({ cents: 5 });
    returned.then({ id: 'b', type: 'Paid', data: { cents: -5 } }, { id: 'a', type: 'Paid', data: { cents: 5 } });
    expect([returned.stateAfter(purse, 'a'), returned.stateAfter(purse, 'b')]).toEqual([{ cents: 5 }, { cents: 0 }]);
  });

  it('and not with a rejection', () => {
    const refused = moving.given().when({ cents: 5 });
    expect(fails(() => refused.facts())).toBe(true);
    expect(fails(() => refused.stateAfter(purse, 'a'))).toBe(true);
  });
});

describe('Rule: a decider names no event that its stream would not take', () => {
  it('whatever is expected of it', () => {
    const full = fact(purse, 'b', { type: 'Paid', data: { cents: 6 } });
    const tooMuch = moving.given(filled, full).when({ cents: 5 });
    expect(fails(() => tooMuch.then(taken, put))).toBe(true);
    expect(fails(() => tooMuch.thenRejected('Conflict'))).toBe(true);
    expect(moving.given(filled, full).when({ cents: 4 }).facts()).toHaveLength(2);
  });
});

describe('Rule: what is loaded may be up to the command, as it is in a route', () => {
  it('by the ids that it names', () => {
    const empty = specification(
      (_command: { of: string }, { from }: { from: Purse }) => accept(change(from, { type: 'Paid', data: { cents: -from.cents } })),
      (given, { of }) => ({ from: given.one(purse, of) }),
    );
    empty.given(filled).when({ of: 'a' }).then(taken);
  });
});
