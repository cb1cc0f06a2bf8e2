import type { AnyStateNode } from 'xstate';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import { itemStateNames, type ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import { guards, lifecycleMachine, type Awaits, type GuardName } from './lifecycle.machine.ts';

/** An item's state; undefined for a ONE ID that has no events. */
export type MaybeState = ItemState | undefined;

interface Way {
  target: ItemState;
  guard?: GuardName;
}

/** What an event says beside its name, where the way on depends on it. */
interface Said {
  requestType?: RequestType | undefined;
  awaits?: Awaits;
}

/** The state that an event leads to, or undefined where it may not occur. `defective` is as the event leaves it. */
export const next = (state: MaybeState, defective: boolean, event: ItemEventName, { requestType, awaits }: Said = {}): ItemState | undefined =>
  ways(state, event).find((way) => !way.guard || guards[way.guard]({ defective, requestType, awaits }))?.target;

export const mayOccur = (state: MaybeState, event: ItemEventName): boolean => ways(state, event).length > 0;

export const allowedEvents = (state: MaybeState): ItemEventName[] => [...(table.get(state)?.keys() ?? [])];

export interface Transition {
  from: MaybeState;
  event: ItemEventName;
  to: ItemState;
  when?: GuardName;
}

/** Every line of the table, for those who draw it. */
export const transitions = (): Transition[] =>
  [...table].flatMap(([from, events]) =>
    [...events].flatMap(([event, each]) => each.map(({ target, guard }) => ({ from, event, to: target, ...(guard && { when: guard }) }))),
  );

const ways = (state: MaybeState, event: ItemEventName): readonly Way[] => table.get(state)?.get(event) ?? [];

const nodeAt = (state: MaybeState): AnyStateNode =>
  (state ?? 'absent').split('.').reduce<AnyStateNode>((node, part) => node.states[part]!, lifecycleMachine.root);

const waysFrom = (state: MaybeState): Map<ItemEventName, readonly Way[]> =>
  new Map(
    [...nodeAt(state).transitions].map(([event, each]) => [
      event as ItemEventName,
      each.map((transition) => ({
        target: transition.target![0]!.path.join('.') as ItemState,
        ...(transition.guard !== undefined && { guard: transition.guard as GuardName }),
      })),
    ]),
  );

/** A transition of the machine takes about 11 µs; a fold over thousands of items reads this table instead. */
const table: ReadonlyMap<MaybeState, ReadonlyMap<ItemEventName, readonly Way[]>> = new Map(
  [undefined, ...itemStateNames].map((state) => [state, waysFrom(state)]),
);
