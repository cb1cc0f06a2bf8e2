import { describe, expect, it } from 'vitest';
import { stations } from './stations.ts';

const of = (key: string) => stations.find((station) => station.key === key);

describe('Rule: each number of the workplace leads to what it counts (R2.24)', () => {
  it.each([
    ['toReceive', '/Warehouse/WarehousingAppoint?type=scheduled'],
    ['toCount', '/Warehouse/WarehousingAppoint?type=arrived'],
    ['toInspect', '/Warehouse/InventoryView?state=received'],
    ['toShelve', '/Warehouse/InventoryView?state=inspected'],
    ['toReturn', '/Warehouse/InventoryView?kind=returned&state=received%2Cinspected'],
    ['toRepair', '/Warehouse/InventoryView?state=repairing.inWork'],
  ])('%s', (key, list) => {
    expect(of(key)?.list).toBe(list);
  });

  it('leads to the work itself on a handheld', () => {
    expect(of('toInspect')?.work).toBe('/Warehouse/CodeWarehousing/Inspection');
    expect(of('toPick')?.work).toBe('/Warehouse/Outbound/Picking');
  });
});
