import type { ItemEvent, ItemEventName } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import { lifecycle, type LifecycleFacts } from './lifecycle.machine.ts';

/** An item's state; undefined for a ONE ID that has no events. */
export type MaybeState = ItemState | undefined;

/** The state that an event leads to, or undefined where it may not occur. `defective` is as the event leaves it. */
export const next = (state: MaybeState, defective: boolean, event: ItemEventName, facts: Omit<LifecycleFacts, 'defective'> = {}) =>
  lifecycle.target(state, event, { defective, ...facts });

export const { mayOccur, allowedEvents } = lifecycle;

/** Whether the lifecycle allows what the event says of an item. */
export const acceptsItemEvent = (item: { state: MaybeState; defective: boolean }, event: ItemEvent): boolean =>
  lifecycle.accepts(item.state, event, item);
