import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getFormerUnit } from '#contracts/returns/returned-goods.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { outboundUnits, toUnit } from './outbound.ts';

/** Of a unit that is here; where it left from does not matter. Undefined for what never was anything else. */
export const formerUnit = async (db: ReadDatabase, viewer: Viewer, oneId: string): Promise<DataOf<typeof getFormerUnit> | undefined> => {
  const former = await outboundUnits(db)
    .where('i.one_id', '=', (of) =>
      of
        .selectFrom('inventory as n')
        .where('n.one_id', '=', oneId)
        .where(withinRowScope(viewer, { shop: ['n.shop_id'], warehouse: 'n.warehouse_id' }))
        .select('n.related_one_id'),
    )
    .executeTakeFirst();
  if (!former) return undefined;
  const [inspection, order] = await Promise.all([
    lastInspection(db, former.one_id),
    former.out_at === null || former.odd_no === null
      ? undefined
      : db.selectFrom('orders').where('odd_no', '=', former.odd_no).select('parcels').executeTakeFirst(),
  ]);
  return {
    ...toUnit(former),
    checkResult: (inspection?.check_result ?? null) as InspectionResult | null,
    checkRemark: inspection?.remark ?? null,
    checkPhotos: inspection?.photos ?? [],
    gmtChecked: inspection?.recorded_at ?? null,
    packPhotos: order?.parcels.find(({ oneIds }) => oneIds.includes(former.one_id))?.photos ?? [],
  };
};

const lastInspection = (db: ReadDatabase, oneId: string) =>
  db
    .selectFrom('item_timeline')
    .where('one_id', '=', oneId)
    .where('name', '=', 'ItemInspected')
    .select(['check_result', 'remark', 'photos', 'recorded_at'])
    .orderBy('version', 'desc')
    .executeTakeFirst();
