import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { logOf } from '#tests/support/log-of.ts';
import { flowStatusOf, repairEnds } from './flow-status.ts';
import { timelineProjection } from './projection.ts';

const inspected: ItemEvent = { type: 'ItemInspected', data: { result: 'fake', remark: 'glue', photos: ['/f/1.jpg'], batchNo: 'IB-1' } };
const sold: ItemEvent = { type: 'ConsignmentSold', data: { oddNo: 'OC6', platform: 'own market', platOrderNo: 'P-9', soldPrice: 12_800 } };
const entries = (oneId: string) =>
  logOf<ItemEvent>([inspected, { tags: { oneId, shopIds: [7], state: 'inspected' } }], [sold, { tags: { oneId, shopIds: [7] } }]);

describe('the timeline', () => {
  it('keeps one row per event, with what the event says and nothing else', () => {
    const rows = [...entries('A'), ...entries('B')].flatMap((event) => timelineProjection.rowsOf(event));
    expect(rows.map(({ event_id, one_id, name, type }) => [event_id, one_id, name, type])).toEqual([
      ['e-A-1', 'A', 'ItemInspected', 1],
      ['e-A-2', 'A', 'ConsignmentSold', null],
      ['e-B-1', 'B', 'ItemInspected', 1],
      ['e-B-2', 'B', 'ConsignmentSold', null],
    ]);
    expect(rows[0]).toMatchObject({
      check_result: 'fake',
      remark: 'glue',
      photos: ['/f/1.jpg'],
      operator_name: 'Lin',
      odd_no: null,
      state: 'inspected',
    });
    expect(rows[1]).toMatchObject({ odd_no: 'OC6', plat_order_no: 'P-9', price_cents: 12_800, photos: [], state: null });
  });
});

const nothing = { requestType: null, orderState: null, repairEnd: undefined };
const applied = (requestType: 3 | 5 | 6 | 7, orderState: Parameters<typeof flowStatusOf>[0]['orderState']) =>
  flowStatusOf({ ...nothing, name: 'ItemRequested', requestType, orderState });

describe('Rule: application events carry a flow status', () => {
  it('follows the order to its end', () => {
    expect([applied(3, 'reviewing'), applied(5, 'reviewing'), applied(6, 'consigning')]).toEqual([3, 4, 2]);
    expect([applied(3, 'outOfWarehouse'), applied(5, 'completed'), applied(3, 'rejected')]).toEqual([6, 6, 1]);
  });

  it('follows a repair to its end, of which a failure has no number', () => {
    const ended = repairEnds([
      { name: 'RepairApplied', repair_no: 'R1' },
      { name: 'RepairBoxLost', repair_no: 'R1' },
      { name: 'ItemRepaired', repair_no: 'R2' },
      { name: 'RepairRejected', repair_no: 'R3' },
      { name: 'RepairCancelled', repair_no: 'R4' },
      { name: 'RepairFailed', repair_no: 'R5' },
    ]);
    const statuses = ['R1', 'R2', 'R3', 'R4', 'R5'].map((repairNo) =>
      flowStatusOf({ ...nothing, name: 'RepairApplied', repairEnd: ended.get(repairNo) }),
    );
    expect(statuses).toEqual([5, 6, 1, 1, null]);
  });

  it('is settled by what ends a request, and is no other event’s', () => {
    expect(flowStatusOf({ ...nothing, name: 'RequestRecalled', requestType: 3, orderState: 'pendingOutbound' })).toBe(1);
    expect(flowStatusOf({ ...nothing, name: 'ItemInspected' })).toBeNull();
  });
});
