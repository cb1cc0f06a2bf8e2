import { getStateNodes } from '@xstate/graph';
import { getNextSnapshot, type StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import { itemEventSchemas, type ItemEventName } from '#contracts/item/item-events.ts';
import { itemStateNames, type ItemState } from '#contracts/item/item-states.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import { allowedEvents, mayOccur, next } from './lifecycle.ts';
import { lifecycleMachine, type LifecycleEvent } from './lifecycle.machine.ts';

const states = [undefined, ...itemStateNames];
const eventNames = Object.keys(itemEventSchemas) as ItemEventName[];
const requestTypes: (RequestType | undefined)[] = [undefined, 3, 4, 5, 6, 7, 14];

const valueOf = (state: ItemState | undefined): StateValue => {
  const [outer, inner] = (state ?? 'absent').split('.');
  return inner ? { [outer!]: inner } : outer!;
};

const nameOf = (value: StateValue): string => (typeof value === 'string' ? value : Object.entries(value).flat().join('.'));

const byMachine = (state: ItemState | undefined, defective: boolean, event: LifecycleEvent) => {
  const before = lifecycleMachine.resolveState({ value: valueOf(state), context: { defective } });
  const after = getNextSnapshot(lifecycleMachine, before, event);
  return before.can(event) ? { state: nameOf(after.value), defective: after.context.defective } : undefined;
};

describe('Rule: the transition table is the machine', () => {
  it('has every state of the contract and no other', () => {
    const leaves = getStateNodes(lifecycleMachine)
      .filter((node) => node.type === 'atomic')
      .map((node) => node.path.join('.'));
    expect(leaves.filter((leaf) => leaf !== 'absent').sort()).toEqual([...itemStateNames].sort());
  });

  it.each(states)('answers as the machine does from %s', (state) => {
    for (const type of eventNames)
      for (const before of [false, true])
        for (const finding of [false, true])
          for (const requestType of requestTypes) {
            const moved = byMachine(state, before, { type, defective: finding, requestType } as LifecycleEvent);
            const defective = type === 'ItemInspected' ? finding : type === 'RepairFailed' || before;
            expect(next(state, defective, type, { requestType })).toBe(moved?.state);
            expect(moved?.defective ?? defective).toBe(defective);
          }
  });

  it.each([undefined, 'inspection', 'shelving'] as const)('answers as the machine does of a unit set to available that awaits %s', (awaits) => {
    for (const defective of [false, true]) {
      const moved = byMachine('unknown', defective, { type: 'ItemSetAvailable', awaits });
      expect(next('unknown', defective, 'ItemSetAvailable', { awaits })).toBe(moved?.state);
    }
  });

  it.each([undefined, 'receipt'] as const)('answers as the machine does of a cancelled receipt after which the unit awaits %s', (awaits) => {
    for (const state of ['received', 'inspected'] as const)
      for (const defective of [false, true]) {
        const moved = byMachine(state, defective, { type: 'InboundCancelled', awaits });
        expect(next(state, defective, 'InboundCancelled', { awaits })).toBe(moved?.state);
      }
  });

  it('lists the events that may occur, and only those', () => {
    for (const state of states) expect(allowedEvents(state).sort()).toEqual(eventNames.filter((event) => mayOccur(state, event)).sort());
    expect(allowedEvents('cancelled')).toEqual([]);
    expect(allowedEvents('expired')).toEqual(['ItemReceived']);
  });
});
