import { describe, expect, it } from 'vitest';
import type { PermissionCheck } from '#contracts/kernel/permissions.ts';
import type { RequestType } from '#contracts/item/request-types.ts';
import { orderActionNames, orderActions } from '#contracts/outbound/order-actions.ts';
import { orderEventSchemas, orderStates, type OrderEventName, type OrderState } from '#contracts/outbound/order-events.ts';
import { opensType } from '#contracts/outbound/order-reads.ts';
import { allowedOrderEvents, nextOrderState, type FlowState } from './order-flow.ts';
import { exampleEvents } from './order-examples.ts';
import { orderMay } from './order-policies.ts';
import { orderStream, type Order } from './order.ts';

const types: RequestType[] = [3, 4, 5, 6, 7, 14];
const states: FlowState[] = ['absent', ...orderStates];
const names = Object.keys(orderEventSchemas) as OrderEventName[];

type Path = readonly OrderEventName[];

/** Every way from the application to an end that meets no state twice. */
const paths = (type: RequestType, from: FlowState = 'absent', seen: readonly FlowState[] = []): { path: Path; end: FlowState }[] => {
  const ways = allowedOrderEvents(type, from)
    .map((event) => ({ event, to: nextOrderState(type, from, event)! }))
    .filter(({ to }) => to !== from && !seen.includes(to));
  if (ways.length === 0) return [{ path: [], end: from }];
  return ways.flatMap(({ event, to }) => paths(type, to, [...seen, from]).map(({ path, end }) => ({ path: [event, ...path], end })));
};

const written = (type: RequestType) => paths(type).map(({ path, end }) => `${path.map((event) => event.replace(/^Order/, '')).join(' ')} → ${end}`);

const applied = (type: RequestType): Order =>
  orderStream.evolve(undefined, { ...exampleEvents.OrderApplied, data: { ...exampleEvents.OrderApplied.data, requestType: type } })!;
const inState = (type: RequestType, state: Order['state']): Order => ({ ...applied(type), state });

const tried = (type: RequestType, allowed: boolean) =>
  orderStates.flatMap((state) =>
    names
      .filter((name) => allowedOrderEvents(type, state).includes(name) === allowed)
      .map((name) => ({ refusal: orderMay(inState(type, state), name)?.rejected, from: state, name })),
  );

describe('Rule: an order goes the way of its type', () => {
  it('cash-out: quoted and confirmed, rejected, cancelled or recalled', () => {
    expect(written(5)).toEqual([
      'Applied Quoted Confirmed → completed',
      'Applied Quoted Cancelled → cancelled',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('ownership transfer: approved at once, or after its fee is confirmed', () => {
    expect(written(7)).toEqual([
      'Applied Quoted Confirmed → completed',
      'Applied Quoted Cancelled → cancelled',
      'Applied Quoted Recalled → cancelled',
      'Applied Approved → completed',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('consignment: approved, then sold and shipped, taken over or delisted', () => {
    expect(written(6)).toEqual([
      'Applied Approved ConsignmentOrderSold Shipped Completed → completed',
      'Applied Approved ConsignmentOrderSold Exception Cancelled → cancelled',
      'Applied Approved ConsignmentOrderDelisted → cancelled',
      'Applied Approved ConsignmentOrderTakenOver Completed → completed',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('direct outbound: no review', () => {
    expect(written(14)).toEqual([
      'Applied Shipped Completed → completed',
      'Applied Exception Cancelled → cancelled',
      'Applied Cancelled → cancelled',
    ]);
  });

  it.each([3, 4] as const)('outbound, type %i', (type) => {
    const leave = ['Shipped Completed → completed', 'Exception Cancelled → cancelled', 'Cancelled → cancelled'];
    expect(written(type)).toEqual([
      ...leave.map((rest) => `Applied Quoted Confirmed ${rest}`),
      'Applied Quoted Cancelled → cancelled',
      'Applied Quoted Recalled → cancelled',
      ...leave.map((rest) => `Applied Approved ${rest}`),
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it.each(types)('folds every path of type %i into the state it leads to', (type) => {
    for (const { path, end } of paths(type)) {
      const order = path.slice(1).reduce<Order | undefined>((before, event) => orderStream.evolve(before, exampleEvents[event]), applied(type));
      expect(order?.state).toBe(end);
    }
  });
});

describe('Rule: what the flow does not know is refused', () => {
  it.each(types)('in every state of type %i', (type) => {
    expect(tried(type, true).filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    expect(tried(type, false).filter(({ refusal }) => refusal !== 'OrderStateForbids')).toEqual([]);
  });

  it.each(types)('and moves no order of type %i that holds such an event', (type) => {
    const moved = tried(type, false).filter(({ from, name }) => orderStream.evolve(inState(type, from), exampleEvents[name])?.state !== from);
    expect(moved).toEqual([]);
  });

  it('ends in rejected, completed and cancelled, and nothing begins but by an application', () => {
    for (const type of types) {
      for (const end of ['rejected', 'completed', 'cancelled'] as const) expect(allowedOrderEvents(type, end)).toEqual([]);
      expect(allowedOrderEvents(type, 'absent')).toEqual(['OrderApplied']);
    }
    expect(names.filter((name) => orderStream.evolve(undefined, exampleEvents[name]))).toEqual(['OrderApplied']);
  });

  it('goes back to review only when it is edited before its review is finished', () => {
    for (const type of types)
      for (const state of states) {
        const editable = allowedOrderEvents(type, state).includes('OrderEdited');
        expect(editable).toBe((state === 'reviewing' || (state === 'toConfirm' && type !== 6)) && type !== 14);
      }
  });
});

describe('Rule: no code does to an order of a type what its pages do not show', () => {
  it.each(orderActionNames)('%s', (name) => {
    const { event, access, state }: { event: OrderEventName; access: readonly PermissionCheck[]; state?: OrderState } = orderActions[name];
    const from = state ? [state] : orderStates;
    const happensTo = types.filter((type) => from.some((each) => nextOrderState(type, each, event)));
    const beyond = access.filter((check) => happensTo.some((type) => !opensType(check, type)));
    // The one command whose codes show fewer types than it happens to: it looks at the type.
    expect(beyond).toEqual(name === 'complete' ? ['1100.edit', '1400.edit'] : []);
  });
});
