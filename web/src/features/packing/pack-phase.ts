import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { marksOf, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';
import type { Packing } from './pack/parcels.ts';

export type PackPhase = 'pick' | 'pack' | 'ship' | 'done' | 'off';

const left: ReadonlySet<OrderDetail['state']> = new Set(['outOfWarehouse', 'completed']);

/** What is next on the packing table. Nothing is packed while an item is still to be picked; an order that the floor has nothing to do with is `off` it. */
export const phaseOf = ({ state, itemList }: Pick<OrderDetail, 'state' | 'itemList'>): PackPhase => {
  const has = (progress: OrderDetail['itemList'][number]['progress']) => itemList.some((item) => item.progress === progress);
  if (left.has(state) || (itemList.length > 0 && itemList.every(({ progress }) => progress === 'shipped'))) return 'done';
  if (state !== 'pendingOutbound') return 'off';
  if (has('waiting')) return 'pick';
  if (has('picked')) return 'pack';
  if (has('packed')) return 'ship';
  return has('shipped') ? 'done' : 'off';
};

/** Parcels that are packed and have not left. */
export const parcelsInside = ({ parcels, itemList }: Pick<OrderDetail, 'parcels' | 'itemList'>): OrderDetail['parcels'] => {
  const inside = new Set(itemList.filter(({ progress }) => progress === 'packed').map(({ oneId }) => oneId));
  return parcels.filter(({ oneIds }) => oneIds.some((oneId) => inside.has(oneId)));
};

export const packProgress = ({ itemList }: Pick<OrderDetail, 'itemList'>, packing: Packing): ProgressMarks => {
  const wanted = itemList.filter(({ progress }) => progress !== 'short' && progress !== 'released' && progress !== 'delisted');
  const scanned = new Set(packing.flatMap(({ oneIds }) => oneIds));
  const done = wanted.filter(({ oneId, progress }) => progress === 'packed' || progress === 'shipped' || scanned.has(oneId)).length;
  return {
    done,
    total: wanted.length,
    marks: marksOf(
      Array.from({ length: done }, () => 'done' as const),
      wanted.length,
    ),
  };
};
