import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Item } from '../aggregates/item/item.ts';
import type { Order } from '../aggregates/order/order.ts';

interface Box {
  boxNo: string;
  oneIds: readonly string[];
}

/** R5.34. */
export const requireBoxesOfOneWarehouse = (boxes: readonly Box[], items: readonly Item[]): Rejection | undefined => {
  const warehouseOf = new Map(items.map((item) => [item.oneId, item.warehouseId]));
  const across = boxes.findIndex((box) => new Set(box.oneIds.map((oneId) => warehouseOf.get(oneId))).size > 1);
  return across < 0 ? undefined : reject('BoxAcrossWarehouses', { field: `boxes.${across}`, params: { boxNo: boxes[across]!.boxNo } });
};

export const requireDistinctBoxes = (boxes: readonly Pick<Box, 'boxNo'>[]): Rejection | undefined => {
  const numbers = boxes.map((box) => box.boxNo);
  const second = numbers.findIndex((boxNo, index) => numbers.indexOf(boxNo) !== index);
  return second < 0 ? undefined : reject('BoxTwice', { field: `boxes.${second}.boxNo`, params: { boxNo: numbers[second]! } });
};

/** Of type 4: size and weight of each box. Where the seller named boxes, of those; otherwise of as many as the reviewer expects (R2.107). */
export const requireMeasuredBoxes = (
  { kind, boxes = [] }: Pick<Order, 'kind' | 'boxes'>,
  measured: readonly { boxNo: string }[],
): Rejection | undefined => {
  if (measured.length === 0) return undefined;
  if (kind !== 'reship') return reject('BoxesNotOfThisType', { field: 'boxes' });
  const twice = requireDistinctBoxes(measured);
  if (twice || boxes.length === 0) return twice;
  const named = boxes.map(({ boxNo }) => boxNo);
  const unknown = measured.findIndex(({ boxNo }) => !named.includes(boxNo));
  if (unknown >= 0) return reject('BoxesToMeasure', { field: `boxes.${unknown}.boxNo`, params: { boxNo: measured[unknown]!.boxNo } });
  const missing = named.find((boxNo) => !measured.some((box) => box.boxNo === boxNo));
  return missing === undefined ? undefined : reject('BoxesToMeasure', { field: 'boxes', params: { boxNo: missing } });
};

/** Without boxes the warehouse packs as it sees fit; with them each item has its place. */
export const requireEveryItemBoxedOnce = (boxes: readonly Box[], oneIds: readonly string[]): Rejection | undefined => {
  if (boxes.length === 0) return undefined;
  const boxed = boxes.flatMap((box) => box.oneIds);
  const odd = [...oneIds, ...boxed].find((oneId) => !oneIds.includes(oneId) || boxed.filter((other) => other === oneId).length !== 1);
  return odd === undefined ? undefined : reject('BoxesLeaveItemsOut', { field: 'boxes', params: { oneId: odd } });
};
