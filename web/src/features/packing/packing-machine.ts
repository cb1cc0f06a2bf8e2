import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import * as orderScan from '#web/shared/order-scan/order-scan-machine.ts';
import { fail, feedback, type FeedbackEffect, type ScanState } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import { phaseOf, type PackPhase } from './pack-phase.ts';
import {
  filledParcels,
  intoOpenParcel,
  nothingPacked,
  openAnother,
  photograph,
  readPackScan,
  stillFitting,
  takeOut,
  unpacked,
  weigh,
  type Packing,
  type PackMisfit,
} from './pack/parcels.ts';

export type PackProblem =
  | { type: 'misfit'; code: string; misfit: PackMisfit }
  /** `expected`: the tracking number on the order's own label. */
  | { type: 'label'; code: string; expected: string | undefined };

export interface State extends ScanState<PackProblem> {
  /** As it was scanned; `packingOf` tells what of it still fits the order. */
  packing: Packing;
  /** Tracking number of the label that was scanned on the parcel. */
  label: string | undefined;
  /** The scan of another order. */
  orders: orderScan.State;
}

export type Input =
  | { type: 'scanned'; code: string }
  /** `packing`: as it was once the item lay in it. */
  | { type: 'undone'; oneId: string; packing: Packing }
  | { type: 'parcelOpened' }
  | { type: 'weighed'; index: number; grams: number | undefined }
  | { type: 'photographed'; index: number; photos: readonly string[] }
  | { type: 'packConfirmed'; waybill?: Waybill | undefined }
  /** The server has it. */
  | { type: 'packed' }
  | { type: 'dismissed' }
  | { type: 'ordersAnswered'; input: orderScan.Input };

export interface WeighedParcel {
  oneIds: string[];
  weightGrams: number;
  photos?: string[];
}

/** Of the carrier, on the parcels of an order that brought no label. */
export interface Waybill {
  logNo: string;
  carrier: string;
}

export type Effect =
  | FeedbackEffect
  /** A reload, or a walk to the printer, loses nothing of it. */
  | { type: 'keep'; packing: Packing }
  | { type: 'forget' }
  | { type: 'showPacked'; oneId: string; packing: Packing }
  | { type: 'showTakenOut'; oneId: string }
  | { type: 'pack'; parcels: WeighedParcel[]; waybill?: Waybill }
  | { type: 'askOrders'; effect: orderScan.Effect };

type Order = Pick<OrderDetail, 'oddNo' | 'state' | 'itemList' | 'label' | 'logNo'>;
type Stepped = Step<State, Effect>;

export const initial: State = { packing: nothingPacked, label: undefined, orders: orderScan.waiting };

export const packingOf = ({ packing }: State, { itemList }: Pick<Order, 'itemList'>): Packing => stillFitting(packing, itemList);

/** A problem of one phase is none of the next. */
export const problemIn = ({ problem }: State, phase: PackPhase): PackProblem | undefined =>
  (problem?.type === 'label') === (phase === 'ship') ? problem : undefined;

/** One order on the packing table: into parcels by scan, weighed, and its label scanned; and on to the next. */
export const step = (state: State, input: Input, order: Order): Stepped => {
  const packing = packingOf(state, order);
  switch (input.type) {
    case 'scanned':
      return scanned({ ...state, problem: undefined, orders: orderScan.waiting }, input.code, order);
    case 'undone': {
      const { state: after, effects } = change(state, takeOut(input.packing, input.oneId));
      return { state: after, effects: [...effects, { type: 'showTakenOut', oneId: input.oneId }, feedback('notice')] };
    }
    case 'parcelOpened':
      return change(state, openAnother(packing));
    case 'weighed':
      return change(state, weigh(packing, input.index, input.grams));
    case 'photographed':
      return change(state, photograph(packing, input.index, input.photos));
    case 'packConfirmed':
      return pack(state, packing, order, input.waybill);
    case 'packed':
      return { state, effects: [{ type: 'forget' }] };
    case 'dismissed':
      return state.problem ? { state: { ...state, problem: undefined }, effects: [] } : scannedOrder(state, input, order);
    case 'ordersAnswered':
      return scannedOrder(state, input.input, order);
  }
};

/** Whoever scans the next order while this one waits for its label is done with it: it waits in the list. */
const scanned = (state: State, code: string, order: Order): Stepped => {
  const phase = phaseOf(order);
  if (phase === 'pack') return scannedItem(state, code, order);
  if (phase === 'ship' && !isOrderCode(code, order)) return scannedLabel(state, code, order);
  return scannedOrder(state, { type: 'scanned', code }, order);
};

const scannedItem = (state: State, code: string, order: Order): Stepped => {
  const before = packingOf(state, order);
  const read = readPackScan(code, order.itemList, before);
  if ('misfit' in read) return fail(state, { type: 'misfit', code, misfit: read.misfit });
  const { state: after, effects } = change(state, intoOpenParcel(before, read.packed));
  return { state: after, effects: [...effects, { type: 'showPacked', oneId: read.packed, packing: after.packing }, feedback('done')] };
};

/** The label's bars against the order's own number: a label on the wrong parcel is caught at the table. */
const scannedLabel = (state: State, code: string, order: Order): Stepped => {
  const read = code.trim().toUpperCase();
  const expected = waybillOf(order);
  if (expected && read !== expected.toUpperCase()) return fail(state, { type: 'label', code, expected });
  return { state: { ...state, label: read }, effects: [feedback('done')] };
};

/** The number that its parcels travel under: of its label, or of the waybill that it was packed with. */
const waybillOf = ({ label, logNo }: Order): string | undefined => label?.logNo ?? logNo ?? undefined;

/** What no order bears is named as a scan of this one. */
const scannedOrder = (state: State, input: orderScan.Input, order: Order): Stepped => {
  const { state: orders, effects } = orderScan.step(state.orders, input, { opensBatches: false });
  if (orders.name === 'failed' && orders.problem.type === 'notFound') {
    const { code } = orders.problem;
    const back = { ...state, orders: orderScan.waiting };
    return phaseOf(order) === 'ship' ? fail(back, { type: 'label', code, expected: waybillOf(order) }) : scannedItem(back, code, order);
  }
  return { state: { ...state, orders }, effects: effects.map((effect) => ({ type: 'askOrders', effect })) };
};

const change = (state: State, packing: Packing): Stepped => ({ state: { ...state, packing }, effects: [{ type: 'keep', packing }] });

/** Nothing is packed with an item unscanned or a parcel unweighed. */
const pack = (state: State, packing: Packing, { itemList }: Order, waybill?: Waybill): Stepped => {
  const parcels = filledParcels(packing);
  const weighed = parcels.flatMap(({ oneIds, weightGrams, photos = [] }) =>
    weightGrams === undefined ? [] : { oneIds: [...oneIds], weightGrams, ...(photos.length > 0 && { photos: [...photos] }) },
  );
  const isReady = weighed.length > 0 && weighed.length === parcels.length && unpacked(packing, itemList).length === 0;
  return { state, effects: isReady ? [{ type: 'pack', parcels: weighed, ...(waybill && { waybill }) }] : [] };
};

/** A number of another order, or a ONE ID of another item; a tracking number is a label. */
const isOrderCode = (code: string, { oddNo, itemList }: Order): boolean => {
  const read = code.trim().toUpperCase();
  const oneId = normaliseOneId(code);
  return isOneId(oneId) ? itemList.every((item) => item.oneId !== oneId) : /^OC\d{11,}$/.test(read) && read !== oddNo;
};
