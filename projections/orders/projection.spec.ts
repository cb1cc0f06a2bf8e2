import { describe, expect, it } from 'vitest';
import type { OrderEvent, OrderState, OutboundStage } from '#contracts/outbound/order-events.ts';
import { logOf, rowsAfter, type LogEntry } from '#tests/support/log-of.ts';
import { ordersProjection } from './projection.ts';

const applied = (oneIds: string[]): OrderEvent => ({
  type: 'OrderApplied',
  data: {
    oddNo: 'OC1',
    requestType: 3,
    shopId: 7,
    warehouseId: 'EWR',
    oneIds,
    applicantId: 'kim',
    remark: '',
    label: { url: '/f/1.pdf', logNo: '1Z1', carrier: 'UPS' },
    boxes: [{ boxNo: 'B1', oneIds: oneIds.slice(0, 1) }],
  },
});
const approved: OrderEvent = { type: 'OrderApproved', data: {} };
const picked = (oneId: string): OrderEvent => ({ type: 'OrderItemPicked', data: { oneId, tote: 'T2', shelfId: 'S1' } });
const shipped = (partial: boolean, ...oneIds: string[]): OrderEvent => ({
  type: 'OrderShipped',
  data: { logNo: '1Z9', carrier: 'FedEx', oneIds, deliveryFee: 0, otherFee: 0, partial },
});

type Step = [OrderEvent, OrderState, OutboundStage?];
const story = (oddNo: string, ...steps: Step[]) =>
  logOf<OrderEvent>(
    ...steps.map(([event, state, stage]): LogEntry<OrderEvent> => [event, { tags: { oddNo, shopIds: [7], warehouseId: 'EWR', state, stage } }]),
  );
const after = (...steps: Step[]) => rowsAfter(ordersProjection, [...story('OC1', ...steps), ...story('OC2', [applied(['Z']), 'reviewing'])]);

describe('the order row', () => {
  it('counts how far the floor is with its units', () => {
    const rows = after(
      [applied(['A', 'B', 'C']), 'reviewing'],
      [approved, 'pendingOutbound', 'pending'],
      [picked('A'), 'pendingOutbound', 'picking'],
      [picked('B'), 'pendingOutbound', 'picking'],
      [{ type: 'OrderPickUndone', data: { oneId: 'B' } }, 'pendingOutbound', 'picking'],
      [{ type: 'OrderPacked', data: { parcelNo: 'OC1-1', oneIds: ['A'], weightGrams: 900 } }, 'pendingOutbound', 'packed'],
      [shipped(true, 'A'), 'pendingOutbound', 'partial'],
    );
    expect(rows['OC1']).toMatchObject({ items: 3, picked: 1, packed: 1, shipped: 1, short: 0, stage: 'partial', log_no: '1Z9', carrier: 'FedEx' });
    expect(rows['OC1']!.units.map(({ oneId, progress, tote, boxNo, parcelNo }) => [oneId, progress, tote, boxNo, parcelNo])).toEqual([
      ['A', 'shipped', 'T2', 'B1', 'OC1-1'],
      ['B', 'waiting', null, null, null],
      ['C', 'waiting', null, null, null],
    ]);
    expect(rows['OC2']).toMatchObject({ items: 1, picked: 0, state: 'reviewing', stage: null });
  });

  it('waits again for a unit whose short pick was undone', () => {
    const rows = after(
      [applied(['A', 'B']), 'reviewing'],
      [approved, 'pendingOutbound', 'pending'],
      [{ type: 'OrderItemShort', data: { oneId: 'A', reason: 'not there' } }, 'pendingOutbound', 'pending'],
      [{ type: 'OrderShortUndone', data: { oneId: 'A' } }, 'pendingOutbound', 'pending'],
    );
    expect(rows['OC1']).toMatchObject({ items: 2, short: 0 });
    expect(rows['OC1']!.units[0]).toMatchObject({ oneId: 'A', progress: 'waiting', reason: null });
  });

  it('lets a twin stand in for a short unit, in its box', () => {
    const rows = after(
      [applied(['A', 'B']), 'reviewing'],
      [approved, 'pendingOutbound', 'pending'],
      [{ type: 'OrderItemShort', data: { oneId: 'A', reason: 'not there', twin: 'D' } }, 'pendingOutbound', 'pending'],
      [{ type: 'OrderItemReplaced', data: { oneId: 'A', by: 'D' } }, 'pendingOutbound', 'pending'],
    );
    expect(rows['OC1']).toMatchObject({ items: 2, short: 0 });
    expect(rows['OC1']!.units.map(({ oneId, progress, boxNo, replacedBy }) => [oneId, progress, boxNo, replacedBy])).toEqual([
      ['A', 'short', 'B1', 'D'],
      ['D', 'waiting', 'B1', null],
      ['B', 'waiting', null, null],
    ]);
  });
});

describe('Rule: an order waits from when it entered its state', () => {
  it('waits anew once it is edited, with its quotation gone', () => {
    const quoted: OrderEvent = { type: 'OrderQuoted', data: { feeCents: 900, remark: '' } };
    const edited: OrderEvent = { type: 'OrderEdited', data: { editorId: 'lou', remark: 'new label' } };
    const before = after([applied(['A']), 'reviewing'], [quoted, 'toConfirm'])['OC1'];
    expect(before).toMatchObject({ fee_cents: 900, waiting_since: '2026-11-20T09:00:00.000Z', reviewed_at: '2026-11-20T09:00:00.000Z' });
    expect(after([applied(['A']), 'reviewing'], [quoted, 'toConfirm'], [edited, 'reviewing'])['OC1']).toMatchObject({
      fee_cents: null,
      waiting_since: '2026-11-20T10:00:00.000Z',
      author_ids: ['kim', 'lou'],
      log_no: '1Z1',
    });
  });

  it('goes on waiting where it is edited in review', () => {
    const edited: OrderEvent = { type: 'OrderEdited', data: { editorId: 'lou', remark: 'by noon' } };
    const [before, now] = [after([applied(['A']), 'reviewing'])['OC1']!, after([applied(['A']), 'reviewing'], [edited, 'reviewing'])['OC1']!];
    expect(now.waiting_since).toBe(before.waiting_since);
  });

  it('waits no longer once it is out, and ends when nothing more can happen', () => {
    const out = after([applied(['A']), 'reviewing'], [approved, 'pendingOutbound', 'pending'], [shipped(false, 'A'), 'outOfWarehouse', 'out'])['OC1'];
    expect(out).toMatchObject({
      waiting_since: null,
      finished_at: null,
      floor_since: '2026-11-20T09:00:00.000Z',
      shipped_at: '2026-11-20T10:00:00.000Z',
    });
    const rejected = after([applied(['A']), 'reviewing'], [{ type: 'OrderRejected', data: { reason: 'blurred' } }, 'rejected'])['OC1'];
    expect(rejected).toMatchObject({ waiting_since: null, finished_at: '2026-11-20T09:00:00.000Z', reason: 'blurred', reviewer_name: 'Lin' });
    expect(rejected?.units[0]?.progress).toBe('released');
  });
});
