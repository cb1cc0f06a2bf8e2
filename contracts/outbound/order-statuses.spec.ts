import { describe, expect, it } from 'vitest';
import { orderStates, outboundStages, type OrderState } from './order-states.ts';
import { flowStatus, orderStatus, saleMeaning, orderVariantStatus, outboundStageWords, reviewStatus } from './order-statuses.ts';
import type { RequestType } from '../item/order-kinds.ts';

const numbers = (statusOf: (state: OrderState) => { number: number | null }) =>
  Object.fromEntries(orderStates.map((state) => [state, statusOf(state).number]).filter(([, number]) => number !== null));

describe('Rule: each type numbers its states as its list does', () => {
  it.each([3, 4, 14] as RequestType[])('outbound, type %i (R4.16)', (type) => {
    expect(numbers((state) => orderStatus(type, state))).toEqual({
      reviewing: 1,
      rejected: 2,
      toConfirm: 3,
      completed: 4,
      pendingOutbound: 5,
      outOfWarehouse: 6,
      cancelled: 7,
    });
  });

  it('outbound, variant reading (R4.17)', () => {
    expect(numbers((state) => orderVariantStatus(3, state))).toEqual({
      reviewing: 1,
      rejected: 2,
      toConfirm: 3,
      pendingOutbound: 4,
      outOfWarehouse: 5,
      completed: 5,
      cancelled: 6,
      exception: 7,
    });
  });

  it('cash-out (R4.15)', () => {
    expect(numbers((state) => orderStatus(5, state))).toEqual({ reviewing: 1, rejected: 2, toConfirm: 3, completed: 4, cancelled: 5 });
  });

  it('switch user (R4.18), in both views', () => {
    expect(numbers((state) => orderStatus(7, state))).toEqual({ reviewing: 1, rejected: 2, toConfirm: 3, completed: 4, cancelled: 5 });
    expect(orderVariantStatus(7, 'completed')).toBe(orderStatus(7, 'completed'));
  });

  it('consignment (R4.19) and its simple form (R4.20)', () => {
    expect(numbers((state) => orderStatus(6, state))).toEqual({
      consigning: 1,
      pendingOutbound: 2,
      groupAccount: 3,
      outOfWarehouse: 4,
      completed: 5,
    });
    expect(numbers((state) => orderVariantStatus(6, state))).toEqual({
      consigning: 1,
      pendingOutbound: 2,
      exception: 2,
      groupAccount: 2,
      outOfWarehouse: 2,
      completed: 2,
    });
  });

  it('item flow (R4.22)', () => {
    expect(flowStatus(3, 'cancelled').number).toBe(1);
    expect(flowStatus(6, 'consigning').number).toBe(2);
    expect(flowStatus(14, 'pendingOutbound').number).toBe(3);
    expect(flowStatus(5, 'toConfirm').number).toBe(4);
    expect(flowStatus(7, 'completed').number).toBe(6);
    expect(flowStatus(7, 'reviewing').number).toBeNull();
  });
});

describe('Rule: every state has words in both languages', () => {
  it.each([3, 4, 5, 6, 7, 14] as RequestType[])('type %i', (type) => {
    for (const state of orderStates)
      for (const shown of [orderStatus, orderVariantStatus, reviewStatus, flowStatus])
        expect(shown(type, state)).toMatchObject({ en: expect.stringMatching(/./), zh: expect.stringMatching(/./) });
    for (const stage of outboundStages) expect(outboundStageWords[stage].zh).not.toBe('');
  });

  it('tells a quotation from a fee (R4.29)', () => {
    expect(reviewStatus(5, 'toConfirm').en).not.toBe(reviewStatus(4, 'toConfirm').en);
  });
});

describe('Rule: three states of a sale say what they mean (R4.31)', () => {
  it('and no other state or type does', () => {
    const said = orderStates.flatMap((state) => saleMeaning(6, state)?.en ?? []);
    expect(said.toSorted()).toEqual(['Payment processed', 'Shipped to the platform', 'Under review for shipping']);
    expect(orderStates.filter((state) => saleMeaning(4, state))).toEqual([]);
  });
});
