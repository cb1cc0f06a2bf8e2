import { describe, expect, it } from 'vitest';
import type { PermissionCheck } from '#contracts/kernel/access/permissions.ts';
import { orderKinds as kinds, requestTypeOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { orderActionNames, orderActions } from '#contracts/outbound/order-actions.ts';
import { orderEventSchemas, type OrderEvent, type OrderEventName } from '#contracts/outbound/order-events.ts';
import { orderStates, type OrderState } from '#contracts/outbound/order-states.ts';
import { opensKind } from '#contracts/outbound/order-reads.ts';
import { describeEveryPath } from '#tests/support/describe-every-path.ts';
import { exampleEvents } from './order-examples.ts';
import { acceptsOrderEvent, orderKinds } from './order-kinds.ts';
import type { OrderFacts } from './machines/steps.ts';
import { requireOrderAllows } from './order-policies.ts';
import { orderStream, type Order } from './order.ts';

const states = [undefined, ...orderStates];
const names = Object.keys(orderEventSchemas) as OrderEventName[];

type Path = readonly OrderEventName[];

/** Every way from the application to an end that meets no state twice. */
const paths = (kind: OrderKind, from?: OrderState, seen: readonly (OrderState | undefined)[] = []): { path: Path; end: OrderState | undefined }[] => {
  const { machine } = orderKinds[kind];
  const ways = machine
    .allowedEvents(from)
    .map((event) => ({ event, to: machine.target(from, event, {})! }))
    .filter(({ to }) => to !== from && !seen.includes(to));
  if (ways.length === 0) return [{ path: [], end: from }];
  return ways.flatMap(({ event, to }) => paths(kind, to, [...seen, from]).map(({ path, end }) => ({ path: [event, ...path], end })));
};

const written = (kind: OrderKind) => paths(kind).map(({ path, end }) => `${path.map((event) => event.replace(/^Order/, '')).join(' ')} → ${end}`);

const application = (kind: OrderKind) => ({
  ...exampleEvents.OrderApplied,
  data: { ...exampleEvents.OrderApplied.data, requestType: requestTypeOf[kind] },
});
const applied = (kind: OrderKind): Order => orderStream.evolve(undefined, application(kind))!;
const inState = (kind: OrderKind, state: Order['state']): Order => ({ ...applied(kind), state });

const tried = (kind: OrderKind, allowed: boolean) =>
  orderStates.flatMap((state) =>
    names
      .filter((name) => orderKinds[kind].machine.allowedEvents(state).includes(name) === allowed)
      .map((name) => ({ refusal: requireOrderAllows(inState(kind, state), name)?.rejected, from: state, name })),
  );

describe('Rule: an order goes the way of its kind', () => {
  it('cash-out: quoted and confirmed, rejected, cancelled or recalled', () => {
    expect(written('cashOut')).toEqual([
      'Applied Quoted Confirmed → completed',
      'Applied Quoted Cancelled → cancelled',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('ownership transfer: approved at once, or after its fee is confirmed', () => {
    expect(written('ownershipTransfer')).toEqual([
      'Applied Quoted Confirmed → completed',
      'Applied Quoted Cancelled → cancelled',
      'Applied Quoted Recalled → cancelled',
      'Applied Approved → completed',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('consignment: approved, then sold and shipped, taken over or delisted', () => {
    expect(written('consignment')).toEqual([
      'Applied Approved ConsignmentOrderSold Shipped Completed → completed',
      'Applied Approved ConsignmentOrderSold Exception Cancelled → cancelled',
      'Applied Approved ConsignmentOrderDelisted → cancelled',
      'Applied Approved ConsignmentOrderTakenOver Completed → completed',
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it('direct outbound: no review', () => {
    expect(written('directOutbound')).toEqual([
      'Applied Shipped Completed → completed',
      'Applied Exception Cancelled → cancelled',
      'Applied Cancelled → cancelled',
    ]);
  });

  it.each(['shipWithLabel', 'reship'] as const)('outbound, %s', (kind) => {
    const leave = ['Shipped Completed → completed', 'Exception Cancelled → cancelled', 'Cancelled → cancelled'];
    expect(written(kind)).toEqual([
      ...leave.map((rest) => `Applied Quoted Confirmed ${rest}`),
      'Applied Quoted Cancelled → cancelled',
      'Applied Quoted Recalled → cancelled',
      ...leave.map((rest) => `Applied Approved ${rest}`),
      'Applied Rejected → rejected',
      'Applied Recalled → cancelled',
    ]);
  });

  it.each(kinds)('folds every path of a %s into the state it leads to', (kind) => {
    for (const { path, end } of paths(kind)) {
      const order = path.slice(1).reduce<Order | undefined>((before, event) => orderStream.evolve(before, exampleEvents[event]), applied(kind));
      expect(order?.state).toBe(end);
    }
  });
});

describe('Rule: what the machine does not know is refused', () => {
  it.each(kinds)('in every state of a %s', (kind) => {
    expect(tried(kind, true).filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    expect(tried(kind, false).filter(({ refusal }) => refusal !== 'OrderStateForbids')).toEqual([]);
  });

  it.each(kinds)('and moves no order of a %s that holds such an event', (kind) => {
    const moved = tried(kind, false).filter(({ from, name }) => orderStream.evolve(inState(kind, from), exampleEvents[name])?.state !== from);
    expect(moved).toEqual([]);
  });

  it('ends in rejected, completed and cancelled, and nothing begins but by an application', () => {
    for (const kind of kinds) {
      const leaves = ['shipWithLabel', 'reship', 'directOutbound', 'consignment'].includes(kind);
      const turnsUp = kind === 'warehouseTransfer' ? ['TransferItemsFound'] : [];
      // What was delivered may come back.
      expect(orderKinds[kind].machine.allowedEvents('completed')).toEqual(leaves ? ['OrderTracked'] : turnsUp);
      for (const end of ['rejected', 'cancelled'] as const) expect(orderKinds[kind].machine.allowedEvents(end)).toEqual([]);
      expect(orderKinds[kind].machine.allowedEvents(undefined)).toEqual(['OrderApplied']);
    }
    expect(names.filter((name) => orderStream.evolve(undefined, exampleEvents[name]))).toEqual(['OrderApplied']);
  });

  it('goes back to review only when it is edited before its review is finished', () => {
    for (const kind of kinds)
      for (const state of states) {
        const editable = orderKinds[kind].machine.allowedEvents(state).includes('OrderEdited');
        expect(editable).toBe((state === 'reviewing' || (state === 'toConfirm' && kind !== 'consignment')) && kind !== 'directOutbound');
      }
  });
});

describe('Rule: no code does to an order of a kind what its pages do not show', () => {
  it.each(orderActionNames)('%s', (name) => {
    const { event, access, state }: { event: OrderEventName; access: readonly PermissionCheck[]; state?: OrderState } = orderActions[name];
    const from = state ? [state] : orderStates;
    const happensTo = kinds.filter((kind) => from.some((each) => orderKinds[kind].machine.mayOccur(each, event)));
    const beyond = access.filter((check) => happensTo.some((kind) => !opensKind(check, kind)));
    // The one command whose codes show fewer kinds than it happens to: it looks at the kind.
    expect(beyond).toEqual(name === 'complete' ? ['1100.edit', '1400.edit'] : []);
  });
});

const partial = { ...exampleEvents.OrderShipped, data: { ...exampleEvents.OrderShipped.data, partial: true } };

for (const kind of kinds)
  describeEveryPath<OrderState, OrderEvent, undefined, OrderFacts, Order | undefined>(`an order (${kind})`, {
    machine: orderKinds[kind].machine,
    states: orderKinds[kind].machine.states,
    events: [...Object.values(exampleEvents), application(kind), partial],
    initial: undefined,
    evolve: (order, event) => orderStream.evolve(order, event.type === 'OrderApplied' ? application(kind) : event),
    standing: (order) => ({ state: order?.state, context: undefined }),
  });

describe('Rule: the machine of its kind says what an order takes', () => {
  it('from its application on', () => {
    expect(acceptsOrderEvent(undefined, application('cashOut'))).toBe(true);
    expect(acceptsOrderEvent(undefined, exampleEvents.OrderQuoted)).toBe(false);
    expect(acceptsOrderEvent(applied('cashOut'), exampleEvents.OrderApproved)).toBe(false);
    expect(acceptsOrderEvent(applied('ownershipTransfer'), exampleEvents.OrderApproved)).toBe(true);
  });

  it('names every state of orders in one machine at least', () => {
    expect(new Set(kinds.flatMap((kind) => orderKinds[kind].machine.states))).toEqual(new Set(orderStates));
  });
});
