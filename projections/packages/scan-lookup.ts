import { sql } from 'kysely';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { actionsOn, type AllowedEvents } from '#contracts/item/item-actions.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { shelfName } from '#projections/kernel/shelf-name.ts';
import { withinReach } from '#projections/kernel/sight.ts';
import { packageDetail } from './package-detail.ts';

type Found = DataOf<typeof lookUpScan>;

/** What a scanner read: a ONE ID carries its check character, so that no tracking number is taken for one by chance alone. */
export const lookUp = async (db: ReadDatabase, viewer: Viewer, code: string, allowedEvents: AllowedEvents): Promise<Found> => {
  const oneId = normaliseOneId(code);
  const unit = isOneId(oneId) ? await findUnit(db, viewer, oneId) : undefined;
  if (unit) {
    const { pre_id: preId, ...item } = unit;
    return {
      found: 'unit',
      unit: {
        oneId: item.one_id,
        sku: item.sku,
        pku: item.pku,
        brand: item.brand,
        remarks: item.name,
        spec: item.size,
        img: item.image,
        state: item.state,
        checkResult: item.check_result,
        shopInfo: { id: item.shop_id, uid: item.uid ?? '', realname: item.realname ?? '' },
        preId,
        warehouseId: item.warehouse_id,
        batchNo: item.batch_no,
        shelvesName: item.shelf_id === null ? null : item.shelf_name,
        actions: actionsOn({ ...item, shelfId: item.shelf_id, checkResult: item.check_result }, viewer, allowedEvents(item.state)),
      },
      package: preId ? ((await packageDetail(db, viewer, sql`p.pre_id = ${preId}`)) ?? null) : null,
    };
  }
  const key = code.toUpperCase();
  const found = await packageDetail(db, viewer, sql`(upper(p.log_no) = ${key} or p.pre_id = ${key} or upper(p.pack_id) = ${key})`);
  return found ? { found: 'package', package: found } : { found: 'nothing', code };
};

const findUnit = (db: ReadDatabase, viewer: Viewer, oneId: string) =>
  db
    .selectFrom('inventory as i')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .where('i.one_id', '=', oneId)
    .where(withinReach(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .selectAll('i')
    .select([shelfName.as('shelf_name'), 's.uid', 's.realname'])
    .executeTakeFirst();
