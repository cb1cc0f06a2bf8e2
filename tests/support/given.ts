import { DeciderSpecification, IllegalStateError, type Command, type Decider, type Event } from '@event-driven-io/emmett';
import { expect } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { loaded, NewStream, type Loaded } from '#kernel/commands/loaded.ts';
import { streamId, type StreamType } from '#kernel/commands/stream-type.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Fact } from './facts.ts';

/** What a route would load, by the given facts. */
export interface Given {
  one<State, StreamEvent extends DomainEvent>(stream: StreamType<State, StreamEvent>, id: string | number): Loaded<State, StreamEvent>;
  create<State, StreamEvent extends DomainEvent>(stream: StreamType<State, StreamEvent>, id: string | number): NewStream<StreamEvent>;
}

/** An event and the stream that it is of; of what is expected, the fields that matter. */
type Happened = Event<string, { id: string; event: DomainEvent }> & { stream: StreamType<any, any> };
type Facts = Fact | readonly Fact[];
type Streams = ReadonlyMap<string, unknown>;
type Asked<Input> = Command<'decide', { input: Input }>;

/**
 * A decider in Emmett's grammar: given facts, when a command, then events or a rejection. `load` says which states the decider takes, as its route does.
 * `then` compares in order, and only the fields that are named; it answers the decision for a look at its claims and counts. An event that its stream would
 * not take is a defect, as it is of a unit of work.
 */
export const specification = <Input, States>(decide: (command: Input, states: States) => Decision, load: (given: Given, input: Input) => States) => {
  let decision: Decision;
  const decider: Decider<Streams, Asked<Input>, Happened> = {
    initialState: () => new Map(),
    evolve,
    decide: ({ data: { input } }, streams) => {
      decision = decide(input, load(givenBy(streams), input));
      if (isRejection(decision)) throw new IllegalStateError(decision.rejected);
      const events = happenedBy(factsOf(decision));
      events.reduce((before, event) => evolve(requireAccepted(before, event), event), streams);
      return events;
    },
  };
  const given = DeciderSpecification.for<Asked<Input>, Happened, Streams>(decider);

  return {
    given: (...facts: readonly Facts[]) => {
      const past = happenedBy(facts.flat());
      const history = given(past);
      return {
        when: (input: Input) => {
          const command = { type: 'decide', data: { input } } as Asked<Input>;
          const outcome = history.when(command);
          const made = (): Fact[] => {
            decider.decide(command, past.reduce(evolve, decider.initialState()));
            return factsOf(decision as Accepted);
          };
          return {
            // oxlint-disable-next-line unicorn/no-thenable -- it is Emmett's word, and nobody awaits it
            then: (...expected: readonly Expected[]): Accepted => {
              outcome.then(expected.map(({ id, type }) => ({ data: { id, event: { type } } })) as unknown as Happened[]);
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
            /** What is decided, to be given to another specification. */
            facts: made,
            /** What a stream has become, once the decision is appended. */
            stateAfter: <State, StreamEvent extends DomainEvent>(stream: StreamType<State, StreamEvent>, id: string | number): State =>
              stateOf(stream, id, ...facts, made()),
          };
        },
      };
    },
  };
};

/** What a stream has become by the facts. */
export const stateOf = <State, StreamEvent extends DomainEvent>(
  stream: StreamType<State, StreamEvent>,
  id: string | number,
  ...facts: readonly Facts[]
): State => stateIn(happenedBy(facts.flat()).reduce(evolve, new Map() as Streams), stream, id);

/** For what looks for its streams by itself, before a decision. */
export const loadFrom = (...facts: readonly Facts[]): Load => {
  const given = givenBy(happenedBy(facts.flat()).reduce(evolve, new Map() as Streams));
  return {
    one: async (stream, id) => given.one(stream, id),
    many: async (stream, ids) => ids.map((id) => given.one(stream, id)),
    create: given.create,
  };
};

/** An event of the stream with that id, by the fields that matter. */
export interface Expected {
  id: string;
  type: string;
  data?: object;
}

const happenedBy = (facts: readonly Fact[]): Happened[] =>
  facts.flatMap(({ stream, id, events }) => events.map((event) => ({ type: event.type, data: { id, event }, stream }) as unknown as Happened));

const factsOf = ({ changes }: Accepted): Fact[] => changes.map(({ stream, id, events }) => ({ stream, id, events }));

const evolve = (streams: Streams, { stream, data: { id, event } }: Happened): Streams => {
  const name = streamId(stream, id);
  return new Map(streams).set(name, stream.evolve(stateIn(streams, stream, id), { ...event, streamId: name }));
};

const requireAccepted = (streams: Streams, { stream, data: { id, event } }: Happened): Streams => {
  if (stream.accepts && !stream.accepts(stateIn(streams, stream, id), event))
    throw new Error(`${streamId(stream, id)} does not accept ${event.type}`);
  return streams;
};

const stateIn = <State>(streams: Streams, stream: StreamType<State, any>, id: string | number): State => {
  const name = streamId(stream, id);
  return streams.has(name) ? (streams.get(name) as State) : stream.initial;
};

const givenBy = (streams: Streams): Given => ({
  one: (stream, id) => loaded(stream, id, stateIn(streams, stream, id)),
  create: (stream, id) => new NewStream(stream, id),
});
