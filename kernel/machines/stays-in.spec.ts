import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { stateMachine, unguarded } from './state-machine.ts';
import { staysIn } from './stays-in.ts';

const states = { absent: { on: { Opened: 'open' } }, open: { on: { Closed: 'done.well' } }, done: { initial: 'well', states: { well: {} } } };
const noted = (...names: string[]) => staysIn({ Noted: names }, states);

describe('Rule: an event that stays is allowed in the states that name it, and leads nowhere', () => {
  it('in a state and in a step within one', () => {
    const machine = setup({}).createMachine({ initial: 'absent', states: noted('open', 'done.well') });
    const { transitions, allowedEvents } = stateMachine(machine, unguarded);
    expect(transitions.filter(({ event }) => event === 'Noted')).toEqual([
      { from: 'open', event: 'Noted', to: 'open' },
      { from: 'done.well', event: 'Noted', to: 'done.well' },
    ]);
    expect(allowedEvents(undefined)).toEqual(['Opened']);
  });

  it('refuses a state that there is not', () => {
    expect(() => noted('shut')).toThrow('There is no state shut.');
    expect(() => noted('done')).toThrow('There is no state done.');
  });

  it('refuses what leads on', () => {
    expect(() => staysIn({ Closed: ['open'] }, states)).toThrow('Closed leads on from open, and cannot stay there.');
  });
});
