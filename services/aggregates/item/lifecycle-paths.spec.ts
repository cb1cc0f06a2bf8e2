import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { itemEventSchemas, type ItemEvent, type ItemEventName } from '#contracts/item/item-events.ts';
import { itemStateNames } from '#contracts/item/item-states.ts';
import { itemStream, noItem, type Item } from './item.ts';
import { mayHappen } from './item-policies.ts';
import { lifecycleMachine, type LifecycleEvent } from './lifecycle.machine.ts';

const eventNames = Object.keys(itemEventSchemas) as ItemEventName[];

/** Every way in which an event can look to the machine. */
const looks = (type: ItemEventName): LifecycleEvent[] => {
  if (type === 'ItemInspected') return [false, true].map((defective) => ({ type, defective }));
  if (type === 'ItemRequested') return ([3, 4, 5, 6, 7] as const).map((requestType) => ({ type, requestType }));
  if (type === 'ItemSetAvailable') return ([undefined, 'inspection', 'shelving'] as const).map((awaits) => ({ type, awaits }));
  if (type === 'InboundCancelled') return ([undefined, 'receipt'] as const).map((awaits) => ({ type, awaits }));
  return [{ type } as LifecycleEvent];
};

const plausible = {
  preId: 'FC-000001',
  packId: 'PK-1',
  logNo: '1Z9',
  shopId: 7,
  warehouseId: 'LAX',
  batchNo: 'IB-1',
  photos: [],
  remark: '',
  reason: 'claim',
  sku: 'DD1391-100',
  brand: 'Nike',
  name: 'Dunk Low',
  size: '9',
  image: '',
  pku: '',
  condition: 'intact',
  kind: 'forecast',
  shelfId: 'S1',
  shelfName: 'A-01',
  fromShelfId: 'S2',
  oddNo: 'OC1',
  price: 100,
  tote: 'T1',
  parcelNo: 'P1',
  carrier: 'UPS',
  outType: 3,
  deliveryFee: 0,
  otherFee: 0,
  as: 'X',
  platform: 'market',
  platOrderNo: 'M1',
  soldPrice: 100,
  repairNo: 'R1',
  project: [],
  fromShopId: 8,
  costPrice: 100,
  supply: 'Outlet',
};

const factOf = (look: LifecycleEvent): ItemEvent => {
  const about = { ...plausible, requestType: look.requestType ?? 3, awaits: look.awaits, result: look.defective ? 'shoeDefects' : 'qualified' };
  return { type: look.type, data: itemEventSchemas[look.type].parse(about) } as ItemEvent;
};

const paths = getShortestPaths(lifecycleMachine, { events: eventNames.flatMap(looks) });

const walked = (steps: (typeof paths)[number]['steps']): Item =>
  steps
    .map((step) => step.event)
    .filter((event) => eventNames.includes(event.type))
    .reduce<Item>((item, event) => itemStream.evolve(item, factOf(event)), { ...noItem, oneId: 'K7Q2M4XR9A' });

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .flat()
        .join('.');

describe('Rule: an item goes the ways of its lifecycle and no other', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map((path) => nameOf(path.state.value)))).toEqual(new Set(['absent', ...itemStateNames]));
  });

  it.each(paths.map((path) => [nameOf(path.state.value), path.state.context.defective ? 'defective' : 'sound', path] as const))(
    'ends in %s (%s) and then accepts just what the machine does',
    (name, _, path) => {
      const item = walked(path.steps);
      expect(item.state ?? 'absent').toBe(name);
      expect(item.defective).toBe(path.state.context.defective);

      for (const type of eventNames) {
        const possible = looks(type).some((look) => path.state.can(look));
        const refusal = mayHappen(item, type);
        expect([type, refusal?.rejected]).toEqual([type, possible ? undefined : name === 'absent' ? 'NotFound' : 'ItemStateForbids']);
      }
    },
  );
});
