import type { DomainEvent, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { Reaction } from './reactions.ts';

type Recorded<Event extends DomainEvent> = RecordedEvent<Event>;

/** What a process remembers between events, one value for each key. It is kept as JSON and unsealed: no personal data. */
export interface ProcessState<Event extends DomainEvent, State> {
  keyOf(event: Recorded<Event>): string;
  initial: State;
  /** Pure; folds every event that the process hears of. */
  evolve(state: State, event: Recorded<Event>): State;
}

export interface ProcessDefinition<Event extends DomainEvent, State> {
  /** Part of the ids of its commands: never changed once it has run. */
  name: string;
  /** Who did it, where people read what happened. */
  title: string;
  /** Where it begins when it is new: with all that ever happened, or with what happens from its first start on. */
  from: 'beginning' | 'now';
  state?: ProcessState<Event, State>;
  /** What each event leads to, after the state has taken it in. Pure. */
  on?: { [Type in Event['type']]?: (event: Recorded<Extract<Event, { type: Type }>>, state: State) => readonly Reaction[] };
  /** What a key that was scheduled leads to when its time has come; with the state of the same key. Pure. */
  due?(key: string, state: State, at: Date): readonly Reaction[];
  /** What comes round by itself, in steps of so many ms since 1970; of steps that were missed, only the last is told. Pure. */
  every?: { ms: number; act(at: Date): readonly Reaction[] };
}

/** A process as its lane runs it. */
export interface Process {
  name: string;
  title: string;
  from: 'beginning' | 'now';
  eventTypes: readonly string[];
  everyMs?: number;
  keyOf(event: RecordedEvent): string | undefined;
  initial: unknown;
  evolve(state: unknown, event: RecordedEvent): unknown;
  act(event: RecordedEvent, state: unknown): readonly Reaction[];
  due(key: string, state: unknown, at: Date): readonly Reaction[];
  tick(at: Date): readonly Reaction[];
}

/**
 * "When this happened, or that hour came, do that." Every process is fed in the log's order, in a lane of its own; what it wants done is done once, however
 * often it hears of an event.
 */
export const react = <Event extends DomainEvent = never, State = undefined>(definition: ProcessDefinition<Event, State>): Process => {
  const { name, title, from, state, on = {}, due, every } = definition;
  const handlers = new Map(Object.entries(on) as [string, (event: RecordedEvent, state: unknown) => readonly Reaction[]][]);
  return {
    name,
    title,
    from,
    eventTypes: [...handlers.keys()],
    ...(every && { everyMs: every.ms }),
    keyOf: (event) => state?.keyOf(event as Recorded<Event>),
    initial: state?.initial,
    evolve: (before, event) => state?.evolve(before as State, event as Recorded<Event>),
    act: (event, after) => handlers.get(event.type)?.(event, after) ?? [],
    due: (key, current, at) => due?.(key, current as State, at) ?? [],
    tick: (at) => every?.act(at) ?? [],
  };
};

/** What a process wants done after these events, in their order: "given events, expect commands". */
export const reactionsTo = (process: Process, events: readonly RecordedEvent[]): Reaction[] => {
  const states = new Map<string | undefined, unknown>();
  return events
    .filter(({ type }) => process.eventTypes.includes(type))
    .flatMap((event) => {
      const key = process.keyOf(event);
      const state = process.evolve(states.get(key) ?? process.initial, event);
      states.set(key, state);
      return process.act(event, state);
    });
};
