import { DeciderSpecification, IllegalStateError, type Command, type Decider, type Event } from '@event-driven-io/emmett';
import { expect } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { loaded, NewStream, type Loaded } from '#kernel/commands/loaded.ts';
import { streamId, type StreamType } from '#kernel/commands/stream-type.ts';
import type { Fact } from './facts.ts';

/** What a route would load, by the given facts. */
export interface Given {
  one<State, StreamEvent extends DomainEvent>(stream: StreamType<State, StreamEvent>, id: string | number): Loaded<State, StreamEvent>;
  create<State, StreamEvent extends DomainEvent>(stream: StreamType<State, StreamEvent>, id: string | number): NewStream<StreamEvent>;
}

/** An event and the stream that it is of; of what is expected, the fields that matter. */
type Happened = Event<string, { id: string; event: DomainEvent }> & { stream: StreamType<any, any> };
type Streams = ReadonlyMap<string, unknown>;
type Asked<Input> = Command<'decide', { input: Input }>;

/**
 * A decider in Emmett's grammar: given facts, when a command, then events or a rejection. `load` says which states the decider takes, as its route does.
 * `then` compares in order, and only the fields that are named; it answers the decision for a look at its claims and counts.
 */
export const specification = <Input, States>(decide: (command: Input, states: States) => Decision, load: (given: Given) => States) => {
  let decision: Decision;
  const decider: Decider<Streams, Asked<Input>, Happened> = {
    initialState: () => new Map(),
    evolve: (streams, { stream, data: { id, event } }) => {
      const name = streamId(stream, id);
      return new Map(streams).set(name, stream.evolve(streams.has(name) ? streams.get(name) : stream.initial, { ...event, streamId: name }));
    },
    decide: ({ data: { input } }, streams) => {
      decision = decide(input, load(givenBy(streams)));
      if (isRejection(decision)) throw new IllegalStateError(decision.rejected);
      return decision.changes.flatMap(({ stream, id, events }) => events.map((event) => happened(stream, id, event)));
    },
  };
  const given = DeciderSpecification.for<Asked<Input>, Happened, Streams>(decider);

  return {
    given: (...facts: readonly Fact[]) => {
      const history = given(facts.flatMap(({ stream, id, events }) => events.map((event) => happened(stream, id, event))));
      return {
        when: (input: Input) => {
          const outcome = history.when({ type: 'decide', data: { input } } as Asked<Input>);
          return {
            // oxlint-disable-next-line unicorn/no-thenable -- it is Emmett's word, and nobody awaits it
            then: (...expected: readonly Expected[]): Accepted => {
              outcome.then(expected.map(({ id, ...event }) => ({ data: { id, event } })) as unknown as Happened[]);
              const accepted = decision as Accepted;
              expect(accepted.changes.flatMap(({ id, events }) => events.map((event) => ({ id, ...event })))).toMatchObject(expected);
              return accepted;
            },
            thenNothingHappened: () => {
              outcome.thenNothingHappened();
              expect(decision).toEqual(noChange);
            },
            thenRejected: (rejected: string, details: Partial<Rejection> = {}) => {
              outcome.thenThrows<IllegalStateError>(({ message }) => message === rejected);
              expect(decision).toMatchObject({ rejected, ...details });
            },
          };
        },
      };
    },
  };
};

/** An event of the stream with that id, by the fields that matter. */
export interface Expected {
  id: string;
  type: string;
  data?: object;
}

const happened = (stream: StreamType<any, any>, id: string, event: DomainEvent): Happened =>
  ({ type: event.type, data: { id, event }, stream }) as unknown as Happened;

const givenBy = (streams: Streams): Given => ({
  one: (stream, id) => {
    const name = streamId(stream, id);
    return loaded(stream, id, (streams.has(name) ? streams.get(name) : stream.initial) as typeof stream.initial);
  },
  create: (stream, id) => new NewStream(stream, id),
});
