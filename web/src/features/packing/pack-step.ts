import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { marksOf, type ProgressMarks } from '../../ui/floor/page/segments.tsx';
import type { Packing } from './parcels.ts';

export type PackStep = 'pick' | 'pack' | 'ship' | 'done';

/** What is next on the packing table. Nothing is packed while an item is still to be picked. */
export const stepOf = ({ state, itemList }: Pick<OrderDetail, 'state' | 'itemList'>): PackStep => {
  const has = (progress: OrderDetail['itemList'][number]['progress']) => itemList.some((item) => item.progress === progress);
  if (state !== 'pendingOutbound') return 'done';
  if (has('waiting')) return 'pick';
  if (has('picked')) return 'pack';
  return has('packed') ? 'ship' : 'done';
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
