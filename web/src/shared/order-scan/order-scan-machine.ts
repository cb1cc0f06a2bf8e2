import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { feedback, type FeedbackEffect } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { Found, FoundElsewhere, FoundNothing, FoundUnit } from '../inbound/look-up.ts';
import { meantOrders } from './meant-orders.ts';

/** Why a scan opened no order. */
export type OrderProblem = { code: string } & (
  | { type: 'offline' | 'notFound' }
  /** Known, and no work here: shipped, cancelled, under review. */
  | { type: 'noWork'; order: OrderRow }
  /** Something else of this warehouse, or of another, bears the code. */
  | { type: 'elsewhere'; found: FoundElsewhere }
  | { type: 'parcel'; preId: string }
  | { type: 'inNoOrder'; unit: FoundUnit }
  | { type: 'known'; known: NonNullable<FoundNothing['known']> }
);

export type State =
  | { name: 'waiting' }
  /** `perhaps`: orders whose numbers hold the code, unless a tote bears it whole. */
  | { name: 'lookingUp'; code: string; perhaps: readonly OrderRow[] }
  | { name: 'asking'; code: string; orders: readonly OrderRow[] }
  | { name: 'failed'; problem: OrderProblem };

/** Orders that wait for the work of the page, those of them in a tote, or all of the warehouse. */
export type Among = 'work' | 'totes' | 'all';

export type Input =
  | { type: 'scanned'; code: string }
  | { type: 'ordersFound'; code: string; among: Among; orders: readonly OrderRow[] }
  | { type: 'lookedUp'; code: string; found: Found | { found: 'offline' } }
  | { type: 'lookUpFailed'; code: string; offline: boolean }
  | { type: 'chosen'; order: OrderRow }
  | { type: 'noneChosen' }
  | { type: 'dismissed' };

export type Effect =
  | { type: 'findOrders'; code: string; among: Among }
  | { type: 'lookUp'; code: string }
  | { type: 'openOrder'; order: OrderRow }
  | { type: 'openBatch'; batchNo: string }
  | FeedbackEffect;

export interface Rules {
  /** Where a batch is one piece of work; elsewhere its orders are asked for. */
  opensBatches: boolean;
}

export const waiting: State = { name: 'waiting' };

/** Opens an order by its number, its batch, its tracking number, its tote or a ONE ID in it. An answer to an earlier scan is passed over. */
export const step = (state: State, input: Input, rules: Rules): Step<State, Effect> => {
  switch (input.type) {
    case 'scanned':
      return { state: { name: 'lookingUp', code: input.code, perhaps: [] }, effects: [{ type: 'findOrders', code: input.code, among: 'work' }] };
    case 'ordersFound':
      return state.name === 'lookingUp' && state.code === input.code ? found[input.among](state, input.orders, rules) : quietly(state);
    case 'lookedUp':
      return isAwaited(state, input.code) ? fail(problemOf(input.code, input.found)) : quietly(state);
    case 'lookUpFailed':
      return isAwaited(state, input.code) ? fail({ code: input.code, type: input.offline ? 'offline' : 'notFound' }) : quietly(state);
    case 'chosen':
      return open(input.order);
    case 'noneChosen':
      return state.name === 'asking' ? { state: waiting, effects: [] } : quietly(state);
    case 'dismissed':
      return state.name === 'failed' ? { state: waiting, effects: [] } : quietly(state);
  }
};

type LookingUp = Extract<State, { name: 'lookingUp' }>;
type Stepped = Step<State, Effect>;

const found: Readonly<Record<Among, (state: LookingUp, orders: readonly OrderRow[], rules: Rules) => Stepped>> = {
  work: (state, orders, { opensBatches }) => {
    const { code } = state;
    const meant = meantOrders(code, orders);
    if (meant === 'none') return find(state, 'totes');
    if ('order' in meant) return open(meant.order);
    if ('perhaps' in meant) return find({ ...state, perhaps: meant.perhaps }, 'totes');
    if (opensBatches) return { state: waiting, effects: [feedback('done'), { type: 'openBatch', batchNo: meant.batchNo }] };
    const [only, ...others] = meant.orders;
    return only && others.length === 0 ? open(only) : ask(code, meant.orders);
  },
  // A tote's label names its order as well as a number; part of a number does not.
  totes: (state, orders) => {
    const [first, ...others] = orders;
    if (first) return others.length === 0 ? open(first) : ask(state.code, orders);
    return state.perhaps.length > 0 ? ask(state.code, state.perhaps) : find(state, 'all');
  },
  all: (state, orders) => {
    const { code } = state;
    const known = meantOrders(code, orders);
    if (known !== 'none' && 'order' in known) return fail({ code, type: 'noWork', order: known.order });
    return { state, effects: [{ type: 'lookUp', code }] };
  },
};

const find = (state: LookingUp, among: Among): Stepped => ({ state, effects: [{ type: 'findOrders', code: state.code, among }] });

const open = (order: OrderRow): Stepped => ({
  state: waiting,
  effects: [feedback('done'), { type: 'openOrder', order }],
});

const ask = (code: string, orders: readonly OrderRow[]): Stepped => ({
  state: { name: 'asking', code, orders },
  effects: [feedback('notice')],
});

const fail = (problem: OrderProblem): Stepped => ({ state: { name: 'failed', problem }, effects: [feedback('wrong')] });

const quietly = (state: State): Stepped => ({ state, effects: [] });

const isAwaited = (state: State, code: string): boolean => state.name === 'lookingUp' && state.code === code;

const problemOf = (code: string, found: Found | { found: 'offline' }): OrderProblem => {
  switch (found.found) {
    case 'offline':
      return { code, type: 'offline' };
    case 'elsewhere':
      return { code, type: 'elsewhere', found };
    case 'package':
      return { code, type: 'parcel', preId: found.package.preId };
    case 'unit':
      return { code, type: 'inNoOrder', unit: found.unit };
    case 'nothing':
      return found.known ? { code, type: 'known', known: found.known } : { code, type: 'notFound' };
  }
};
