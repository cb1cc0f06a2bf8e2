import { getShortestPaths } from '@xstate/graph';
import { getNextSnapshot, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { StateMachine } from '#kernel/machines/state-machine.ts';

interface Subject<State extends string, Event extends EventObject, Context, Facts, Folded> {
  machine: StateMachine<State, Event, Context, Facts>;
  /** The states that the contract names. */
  states: readonly State[];
  /** Every event there is, in each way in which a guard may see it. */
  events: readonly Event[];
  initial: Folded;
  evolve: (folded: Folded, event: Event) => Folded;
  /** Where the fold says that the stream stands; undefined before its first event, and once nothing is left of it. */
  standing: (folded: Folded) => { state: State | undefined; context: Context };
}

/**
 * Walks every shortest path of a machine: the table answers as XState does at its end, for every event, and the fold of the stream arrives where the machine
 * does.
 */
export const describeEveryPath = <State extends string, Event extends EventObject, Context, Facts, Folded>(
  name: string,
  { machine, states, events, initial, evolve, standing }: Subject<State, Event, Context, Facts, Folded>,
): void => {
  const paths = getShortestPaths(machine.machine, { events: [...events] });
  const stateOf = (value: unknown): State | undefined => (nameOf(value) === 'absent' ? undefined : (nameOf(value) as State));

  describe(`Rule: ${name} goes the ways of its machine and no other`, () => {
    it('has every state of the contract, and reaches it', () => {
      expect([...machine.states].sort()).toEqual([...states].sort());
      expect(new Set(paths.map(({ state }) => stateOf(state.value)))).toEqual(new Set([undefined, ...states]));
    });

    it.each(paths.map((path) => [nameOf(path.state.value), JSON.stringify(path.state.context ?? {}), path] as const))(
      'ends in %s %s',
      (_, __, path) => {
        const steps = path.steps.map(({ event }) => event as unknown as Event).filter(({ type }) => events.some((event) => event.type === type));
        const folded = steps.reduce(evolve, initial);
        const stands = standing(folded);
        expect(stands.state).toBe(stateOf(path.state.value));
        expect(stands.context ?? {}).toEqual(path.state.context);

        for (const event of events) {
          const isPossible = path.state.can(event as never);
          const after = isPossible ? stateOf(getNextSnapshot(machine.machine, path.state, event as never).value) : undefined;
          expect([event.type, machine.next(stands.state, event, stands.context)]).toEqual([event.type, after]);
          expect(machine.accepts(stands.state, event, stands.context)).toBe(isPossible);
          if (isPossible) expect(standing(evolve(folded, event)).state).toBe(after);
        }
        const possible = new Set(events.filter((event) => path.state.can(event as never)).map(({ type }) => type));
        expect(new Set(machine.allowedEvents(stands.state))).toEqual(possible);
        for (const { type } of events) expect(machine.mayOccur(stands.state, type)).toBe(possible.has(type));
      },
    );
  });
};

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .flat()
        .join('.');
