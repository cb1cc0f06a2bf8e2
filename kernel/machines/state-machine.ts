import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate';

type Guards<Facts> = Readonly<Record<string, (facts: Facts) => boolean>>;

/** The guards of a machine as XState takes them: each judges what the context and the event say together. */
export const guardsOver = <Name extends string, Facts, Context, Event extends EventObject>(
  guards: Readonly<Record<Name, (facts: Facts) => boolean>>,
  factsOf: (context: Context, event: Event) => Facts,
) => {
  const over =
    (name: Name) =>
    ({ context, event }: { context: Context; event: Event }) =>
      guards[name](factsOf(context, event));
  return Object.fromEntries((Object.keys(guards) as Name[]).map((name) => [name, over(name)])) as Record<Name, ReturnType<typeof over>>;
};

/** A line of the table. `from` is undefined for a stream that has no events. */
export interface Transition<State extends string = string, EventName extends string = string> {
  from: State | undefined;
  event: EventName;
  to: State;
  /** The guard that has to hold. */
  when?: string;
}

/** What may happen when: a machine, read as a table. A state is undefined while its stream has no events; in the machine it is called `absent`. */
export interface StateMachine<State extends string, Event extends EventObject, Context, Facts> {
  machine: AnyStateMachine;
  /** Without `absent`, in the machine's order. */
  states: readonly State[];
  /** The state that an event leads to, or undefined where it may not occur. */
  next(state: State | undefined, event: Event, context: Context): State | undefined;
  /** The same of an event that is not written yet, by its name and what the guards ask. */
  target(state: State | undefined, event: Event['type'], facts: Facts): State | undefined;
  accepts(state: State | undefined, event: Event, context: Context): boolean;
  /** Whether an event may occur at all: a guard may still refuse what it says. */
  mayOccur(state: State | undefined, event: Event['type']): boolean;
  allowedEvents(state: State | undefined): readonly Event['type'][];
  transitions: readonly Transition<State, Event['type']>[];
}

interface Definition<Event extends EventObject, Context, Facts> {
  guards: Guards<Facts>;
  factsOf: (context: Context, event: Event) => Facts;
}

/** Reads a machine once, at start: a transition of XState takes about 11 µs, and folds over thousands of streams ask for one at every event. */
export const stateMachine = <State extends string, Event extends EventObject, Context = undefined, Facts = undefined>(
  machine: AnyStateMachine,
  { guards, factsOf }: Definition<Event, Context, Facts>,
): StateMachine<State, Event, Context, Facts> => {
  type Way = Transition<State, Event['type']>;
  const transitions = leavesOf(machine.root).flatMap((leaf) => waysFrom(leaf) as Way[]);
  const table = new Map<State | undefined, Map<string, Way[]>>();
  for (const way of transitions) {
    const events = table.get(way.from) ?? new Map<string, Way[]>();
    events.set(way.event, [...(events.get(way.event) ?? []), way]);
    table.set(way.from, events);
  }
  const allowed = new Map([...table].map(([state, events]) => [state, [...events.keys()] as Event['type'][]]));
  const none: readonly Event['type'][] = [];

  const target: StateMachine<State, Event, Context, Facts>['target'] = (state, event, facts) =>
    table
      .get(state)
      ?.get(event)
      ?.find(({ when }) => when === undefined || guards[when]!(facts))?.to;
  const next = (state: State | undefined, event: Event, context: Context) => target(state, event.type, factsOf(context, event));

  return {
    machine,
    states: leavesOf(machine.root)
      .map(nameOf)
      .filter((name) => name !== 'absent') as State[],
    next,
    target,
    accepts: (state, event, context) => next(state, event, context) !== undefined,
    mayOccur: (state, event) => table.get(state)?.has(event) ?? false,
    allowedEvents: (state) => allowed.get(state) ?? none,
    transitions,
  };
};

/** For a machine without guards. */
export const unguarded = { guards: {}, factsOf: () => undefined };

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const within = Object.values(node.states) as AnyStateNode[];
  return within.length === 0 ? [node] : within.flatMap(leavesOf);
};

const nameOf = (node: AnyStateNode): string => node.path.join('.');
const stateOf = (node: AnyStateNode): string | undefined => (nameOf(node) === 'absent' ? undefined : nameOf(node));

const waysFrom = (node: AnyStateNode): Transition[] =>
  [...node.transitions].flatMap(([event, ways]) =>
    ways.map(({ target, guard }) => ({
      from: stateOf(node),
      event,
      to: nameOf(target![0]!),
      ...(typeof guard === 'string' && { when: guard }),
    })),
  );
