import { describe, expect, it } from 'vitest';
import { overviewLinks } from './overview-links.ts';

describe('Rule: each figure of the overview leads to its rows', () => {
  it('names the warehouse to administrators, who see all of them', () => {
    const links = overviewLinks('admin', 'EWR-1');
    expect(links.shelf('S1')).toBe('/admin/WarehouseManage/Stock?wareId=EWR-1&shelvesId=S1');
    expect(links.waiting.toReceive).toBe('/admin/BusiForecast?wareId=EWR-1&type=scheduled');
    expect(links.shipped('2026-11-20')).toBe('/admin/WarehouseManage/Stock/out?wareId=EWR-1&outBeginTime=2026-11-20&outEndTime=2026-11-20');
  });

  it('counts and opens the same returns and repairs: what lies on no shelf yet, and what is in work', () => {
    const { toReturn, toRepair } = overviewLinks('admin', 'EWR-1').waiting;
    expect(toReturn).toBe('/admin/WarehouseManage/Stock?wareId=EWR-1&state=received%2Cinspected&kind=returned');
    expect(toRepair).toBe('/admin/WarehouseManage/Stock?wareId=EWR-1&state=repairing.inWork');
  });

  it('opens no list that holds more than the figure: administrators have one of what is late alone', () => {
    const { toPick, toPack, toShip, late } = overviewLinks('admin', 'EWR-1').waiting;
    expect([toPick, toPack, toShip]).toEqual([undefined, undefined, undefined]);
    expect(late).toBe('/admin/Audit?wareId=EWR-1&late=true&type=all');
  });

  it('leads staff within their own', () => {
    const links = overviewLinks('warehouse', 'EWR-1');
    expect(links.shelf('S1')).toBe('/Warehouse/InventoryView?shelvesId=S1');
    expect(links.aged({ from: 91, to: null })).toBe('/Warehouse/InventoryView?age=91-');
    expect(links.waiting.toInspect).toBe('/Warehouse/InventoryView?state=received');
  });

  it('shows staff on their board what is late alone', () => {
    const { toPick, late } = overviewLinks('warehouse', 'EWR-1').waiting;
    expect([toPick, late]).toEqual(['/Warehouse/WarehouseWorkplace', '/Warehouse/WarehouseWorkplace?late=true']);
  });
});
