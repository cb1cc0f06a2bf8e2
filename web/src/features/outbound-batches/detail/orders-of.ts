import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getPickList } from '#contracts/outbound/picking.ts';

type PickList = Pick<DataOf<typeof getPickList>, 'oddNos' | 'items'>;

export type BatchOrder = Pick<PickList['items'][number], 'oddNo' | 'shopInfo' | 'tote'> & { items: number; picked: number };

/** The orders of a batch as its pick list tells of them; one without a standing item is left out. */
export const ordersOf = ({ oddNos, items }: PickList): BatchOrder[] =>
  oddNos.flatMap((oddNo) => {
    const own = items.filter((item) => item.oddNo === oddNo);
    const [first] = own;
    if (!first) return [];
    const { shopInfo, tote } = first;
    const picked = own.filter(({ progress }) => progress !== 'waiting' && progress !== 'short').length;
    return [{ oddNo, shopInfo, tote, items: own.length, picked }];
  });
