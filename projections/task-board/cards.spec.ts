import { describe, expect, it } from 'vitest';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { stageOfBatch } from './batch-card.ts';
import { cardsOf, columnSums, inColumns } from './cards.ts';
import { choicesOf } from './choices.ts';
import type { BoardOrder, FloorGroup } from './queries.ts';

const order = (oddNo: string, rest: Partial<BoardOrder> = {}): BoardOrder =>
  ({
    odd_no: oddNo,
    request_type: 3,
    stage: 'pending',
    shop_id: 7,
    uid: 'U7',
    realname: 'Kicks & Co.',
    items: 2,
    picked: 0,
    packed: 0,
    shipped: 0,
    short: 0,
    carrier: 'UPS',
    log_no: null,
    operator_id: null,
    operator_name: null,
    batch_no: null,
    shelf: null,
    zones: null,
    pickers: [],
    late: false,
    due_at: null,
    floor_since: '2026-11-20T08:00:00.000Z',
    applied_at: '2026-11-20T07:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    shipped_at: null,
    version: 1,
    ...rest,
  }) as BoardOrder;

const cards = (orders: BoardOrder[], group: 'all' | 'orders' | 'batches' = 'all') => cardsOf(orders, group);
const names = (stage: OutboundStage, orders: BoardOrder[]) => inColumns(cards(orders))[stage].map(({ id }) => id);

describe('Rule: late cards rise', () => {
  it('stands late cards first, then by due time, what has none last', () => {
    const orders = [
      order('later', { due_at: '2026-11-20T14:00:00.000Z' }),
      order('none'),
      order('soon', { due_at: '2026-11-20T12:30:00.000Z' }),
      order('late', { due_at: '2026-11-20T09:00:00.000Z', late: true }),
    ];
    expect(names('pending', orders)).toEqual(['late', 'soon', 'later', 'none']);
  });

  it('shows what is out newest first', () => {
    const orders = ['10:07', '10:38', '09:12'].map((time) => order(time, { stage: 'out', shipped_at: `2026-11-20T${time}:00.000Z` }));
    expect(names('out', orders)).toEqual(['10:38', '10:07', '09:12']);
  });
});

describe('a batch card', () => {
  const batch = [
    order('A', { batch_no: 'OB-1', stage: 'picking', picked: 1, due_at: '2026-11-20T14:00:00.000Z', carrier: 'FedEx', zones: ['B'], shelf: 'B-01' }),
    order('B', { batch_no: 'OB-1', stage: 'pending', shop_id: 8, due_at: '2026-11-20T12:30:00.000Z', zones: ['A'], shelf: 'A-02', request_type: 4 }),
  ];

  it('stands for its orders, with what they share', () => {
    expect(cards([...batch, order('C')]).map(({ id, kind }) => [id, kind])).toEqual([
      ['C', 'order'],
      ['OB-1', 'batch'],
    ]);
    expect(cards(batch)[0]).toMatchObject({
      orders: 2,
      items: 4,
      picked: 1,
      stage: 'picking',
      type: null,
      carrier: null,
      shelf: 'A-02',
      zones: ['A', 'B'],
      gmtDue: '2026-11-20T12:30:00.000Z',
      oddNos: ['A', 'B'],
    });
    expect(cards(batch, 'orders').map(({ id }) => id)).toEqual(['A', 'B']);
  });

  it('is where most remains to be done', () => {
    expect(stageOfBatch(['pending', 'pending'])).toBe('pending');
    expect(stageOfBatch(['pending', 'assigned'])).toBe('assigned');
    expect(stageOfBatch(['assigned', 'packed'])).toBe('picking');
    expect(stageOfBatch(['packed', 'packed'])).toBe('packed');
    expect(stageOfBatch(['out', 'pending'])).toBe('partial');
    expect(stageOfBatch(['out', 'out'])).toBe('out');
  });
});

const group = (rest: Partial<FloorGroup>): FloorGroup =>
  ({ stage: 'pending', carrier: 'UPS', operator_id: null, chosen: true, batched: false, orders: 1, items: 2, shipped: 0, ...rest }) as FloorGroup;

describe('Rule: a column says how much it holds, also of what it does not show', () => {
  const groups = [group({ orders: 300, items: 500 }), group({ chosen: false }), group({ stage: 'assigned', batched: true })];
  const shown = inColumns(cards([order('A', { batch_no: 'OB-1', stage: 'pending' }), order('B', { batch_no: 'OB-1', stage: 'assigned' })]));

  it('with batches where they stand', () => {
    const sums = columnSums(groups, shown, 'all');
    expect(sums('pending')).toEqual({ orders: 300, items: 500 });
    expect(sums('assigned')).toEqual({ orders: 2, items: 4 });
  });

  it('of orders singly, and of batches alone', () => {
    expect(columnSums(groups, inColumns([]), 'orders')('assigned')).toEqual({ orders: 1, items: 2 });
    expect(columnSums(groups, shown, 'batches')('pending')).toEqual({ orders: 0, items: 0 });
  });
});

describe('Rule: the board can be narrowed by what stands on the floor', () => {
  it('names every carrier and person once', () => {
    const groups = [
      group({ operator_id: 'a2', operator_name: 'Ned' }),
      group({ carrier: 'FedEx', operator_id: 'a1', operator_name: 'Marta' }),
      group({ carrier: null, operator_id: 'a2', operator_name: 'Ned' }),
    ];
    expect(choicesOf(groups, ['A', 'B'])).toEqual({
      zones: ['A', 'B'],
      carriers: ['FedEx', 'UPS'],
      people: [
        { id: 'a1', name: 'Marta' },
        { id: 'a2', name: 'Ned' },
      ],
    });
  });
});
