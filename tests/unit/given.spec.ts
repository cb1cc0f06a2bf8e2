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
