import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { MAX_BOXES, MAX_ITEMS_PER_BOX, type createShipmentEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import type { EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

export interface Packed {
  item: EligibleItem;
  price: TypedNumber;
}

/** Boxes as they are filled; the next item goes into the last. */
export type Boxes = readonly (readonly Packed[])[];

export const noBoxes: Boxes = [[]];

export const itemsIn = (boxes: Boxes): readonly Packed[] => boxes.flat();

/** Whole dollars: the marketplace takes no others. */
const inDollars = (cents: number): number => Math.max(1_000, Math.round(cents / 100) * 100);

/** Where an item cannot go in, why. */
export type Full = { kind: 'full' } | { kind: 'otherWarehouse'; wareName: string };

/** Into the last box; a new one is begun where that is full. One that is in a box already changes nothing. */
export const withItem = (boxes: Boxes, item: EligibleItem): Boxes | Full => {
  const packed = itemsIn(boxes);
  if (packed.some((one) => one.item.oneId === item.oneId)) return boxes;
  const first = packed[0]?.item;
  if (first && first.warehouseId !== item.warehouseId) return { kind: 'otherWarehouse', wareName: first.wareName };
  const added: Packed = { item, price: item.lowest === null ? null : inDollars(item.lowest) };
  const last = boxes.at(-1) ?? [];
  if (last.length < MAX_ITEMS_PER_BOX) return [...boxes.slice(0, -1), [...last, added]];
  return boxes.length < MAX_BOXES ? [...boxes, [added]] : { kind: 'full' };
};

export const isFull = (outcome: Boxes | Full): outcome is Full => 'kind' in outcome;

export const withoutItem = (boxes: Boxes, oneId: string): Boxes => boxes.map((box) => box.filter(({ item }) => item.oneId !== oneId));

export const withoutBox = (boxes: Boxes, at: number): Boxes => {
  const left = boxes.filter((_, index) => index !== at);
  return left.length > 0 ? left : noBoxes;
};

export const withPrice = (boxes: Boxes, oneId: string, price: TypedNumber): Boxes =>
  boxes.map((box) => box.map((packed) => (packed.item.oneId === oneId ? { ...packed, price } : packed)));

/** What has no price yet, or none in whole dollars. */
export const unpriced = (boxes: Boxes): readonly Packed[] => itemsIn(boxes).filter(({ price }) => typeof price !== 'number' || price % 100 !== 0);

/** Boxes that stayed empty are none. */
export const bodyOf = (boxes: Boxes, remark: string): BodyInputOf<typeof createShipmentEndpoint> => ({
  boxes: boxes
    .filter((box) => box.length > 0)
    .map((box) => ({ items: box.map(({ item, price }) => ({ oneId: item.oneId, priceCents: price as number })) })),
  remark,
});
