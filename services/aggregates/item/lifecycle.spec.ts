import { describe, expect, it } from 'vitest';
import { itemEventSchemas, type ItemEvent, type ItemEventName } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { applicationKinds, requestTypeOf } from '#contracts/item/order-kinds.ts';
import { describeEveryPath } from '#tests/support/describe-every-path.ts';
import { plausible } from '#tests/support/plausible.ts';
import { itemStream, noItem } from './item.ts';
import { acceptsItemEvent, allowedEvents } from './lifecycle.ts';
import { lifecycle } from './lifecycle.machine.ts';

/** Every way in which a guard can see an event. */
const looks = (type: ItemEventName): object[] => {
  if (type === 'ItemInspected') return [{ result: 'qualified' }, { result: 'shoeDefects' }];
  if (type === 'ItemRequested') return applicationKinds.map((kind) => ({ requestType: requestTypeOf[kind] }));
  if (type === 'ItemSetAvailable') return [{}, { awaits: 'inspection' }, { awaits: 'shelving' }];
  if (type === 'ItemShortPicked') return [{}, { sought: true }];
  if (type === 'InboundCancelled') return [{}, { awaits: 'receipt' }];
  return [{}];
};

const usual = { requestType: requestTypeOf.shipWithLabel, result: 'qualified' };
const events = (Object.keys(itemEventSchemas) as ItemEventName[]).flatMap((type) =>
  looks(type).map((look) => ({ type, data: plausible(itemEventSchemas[type], { ...usual, ...look }) }) as ItemEvent),
);

describeEveryPath('an item', {
  machine: lifecycle,
  states: itemStateNames,
  events,
  initial: noItem,
  evolve: itemStream.evolve,
  standing: ({ state, defective }) => ({ state, context: { defective } }),
});

describe('Rule: what has ended takes nothing more', () => {
  it('but a late parcel', () => {
    expect(allowedEvents('cancelled')).toEqual([]);
    expect(allowedEvents('expired')).toEqual(['ItemReceived']);
    expect(events.filter((event) => acceptsItemEvent({ state: 'expired', defective: false }, event)).map(({ type }) => type)).toEqual([
      'ItemReceived',
    ]);
  });
});
