import { sql } from 'kysely';
import { actionsOn } from '#contracts/item/item-actions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { isLabelCode } from '#contracts/labels/label-code.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { crossListed } from '../shared/cross-listed.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { inTote } from '../shared/in-tote.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { packageDetail } from './package-detail.ts';
import { packageRows, reachable } from './queries.ts';

type Found = DataOf<typeof lookUpScan>;

/**
 * What a scanner read: a ONE ID carries its check character, so that no tracking number is taken for one by chance alone. What is of another warehouse is
 * named as such, also to those who do not work there: it lies before them, and must not be counted here.
 */
export const lookUp = async (db: ReadDatabase, viewer: Viewer, code: string, allowedEvents: AllowedEvents): Promise<Found> => {
  const oneId = normaliseOneId(code);
  const unit = isOneId(oneId) ? await findUnit(db, viewer, oneId) : undefined;
  if (unit && isElsewhere(viewer, unit.warehouse_id)) return elsewhere(db, { code, what: 'unit', id: oneId, warehouseId: unit.warehouse_id });
  if (unit) {
    const { pre_id: preId, ...item } = unit;
    const parcel = preId ? await packageDetail(db, viewer, sql`p.pre_id = ${preId}`, allowedEvents) : undefined;
    // What was transferred here came in no parcel of this warehouse.
    const own = parcel?.warehouseId === item.warehouse_id ? parcel : undefined;
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
        preId: own?.preId ?? '',
        warehouseId: item.warehouse_id,
        batchNo: item.batch_no,
        shelvesName: item.shelf_id === null ? null : item.shelf_name,
        actions: actionsOn(
          { ...item, shelfId: item.shelf_id, checkResult: item.check_result, isListed: (await crossListed(db, [oneId])).has(oneId) },
          viewer,
          allowedEvents.item(item.state),
        ),
      },
      package: own ?? null,
    };
  }
  const key = code.toUpperCase();
  const found = await packageDetail(db, viewer, sql`(upper(p.log_no) = ${key} or p.pre_id = ${key} or upper(p.pack_id) = ${key})`, allowedEvents);
  if (found && isElsewhere(viewer, found.warehouseId))
    return elsewhere(db, { code, what: 'package', id: found.preId, warehouseId: found.warehouseId });
  if (found) return { found: 'package', package: found };
  const others = await ofOtherWarehouses(db, { key, oneId });
  if (others) return elsewhere(db, { code, ...others });
  const [known, near] = await Promise.all([knownAs(db, viewer, code), nearMisses(db, viewer, key)]);
  return { found: 'nothing', code, known, near };
};

const isElsewhere = ({ warehouseId }: Viewer, of: string): boolean => warehouseId !== undefined && of !== warehouseId;

const elsewhere = async (
  db: ReadDatabase,
  { warehouseId, ...thing }: { code: string; what: 'unit' | 'package'; id: string; warehouseId: string },
): Promise<Found> => {
  const known = await db.selectFrom('warehouses').select('name').where('id', '=', warehouseId).executeTakeFirst();
  return { found: 'elsewhere', ...thing, warehouse: { id: warehouseId, name: known?.name ?? warehouseId } };
};

/** Whatever the viewer's reach: no more of it is told than where it belongs. */
const ofOtherWarehouses = async (db: ReadDatabase, { key, oneId }: { key: string; oneId: string }) => {
  const unit = isOneId(oneId) ? await db.selectFrom('inventory').select('warehouse_id').where('one_id', '=', oneId).executeTakeFirst() : undefined;
  if (unit) return { what: 'unit' as const, id: oneId, warehouseId: unit.warehouse_id };
  const parcel = await db
    .selectFrom('packages as p')
    .select(['p.pre_id', 'p.warehouse_id'])
    .where(sql<boolean>`(upper(p.log_no) = ${key} or p.pre_id = ${key} or upper(p.pack_id) = ${key})`)
    .where('p.status', 'in', ['scheduled', 'expired', 'arrived', 'received'])
    .limit(1)
    .executeTakeFirst();
  return parcel && { what: 'package' as const, id: parcel.pre_id, warehouseId: parcel.warehouse_id };
};

/** What else of this warehouse has the code: whoever scans it is told, and nothing more of it. */
const knownAs = async (db: ReadDatabase, { warehouseId = '' }: Viewer, code: string): Promise<Extract<Found, { found: 'nothing' }>['known']> => {
  const key = code.toUpperCase();
  const { rows } = await sql<{ what: 'shelf' | 'order' | 'batch' | 'tote' }>`
    select 'shelf' as what from shelves where warehouse_id = ${warehouseId} and (shelf_id = ${code} or upper(name) = ${key})
    union all select 'order' from orders where odd_no = ${key} and warehouse_id = ${warehouseId}
    union all select 'batch' from batches where batch_no = ${key} and warehouse_id = ${warehouseId}
    union all select 'tote' from orders o where o.warehouse_id = ${warehouseId} and ${inTote(code)}
    limit 1`.execute(db);
  return rows[0]?.what ?? null;
};

const MAX_NEAR = 3;

/** Of two numbers that differ in one character, one half is alike. */
const nearMisses = async (db: ReadDatabase, viewer: Viewer, key: string): Promise<Extract<Found, { found: 'nothing' }>['near']> => {
  if (!isLabelCode(key)) return [];
  const half = Math.floor(key.length / 2);
  const candidates = await packageRows(db)
    .where(reachable(viewer))
    .where('p.status', 'in', ['scheduled', 'expired', 'arrived'])
    .where('p.warehouse_id', '=', viewer.warehouseId ?? '')
    .where(sql<boolean>`length(p.log_no) = ${key.length}`)
    .where(
      sql<boolean>`(left(upper(p.log_no), ${half}) = ${key.slice(0, half)} or right(upper(p.log_no), ${key.length - half}) = ${key.slice(half)})`,
    )
    .limit(200)
    .execute();
  return candidates
    .filter((row) => differsInOne(row.log_no.toUpperCase(), key))
    .slice(0, MAX_NEAR)
    .map((row) => ({
      preId: row.pre_id,
      logNo: row.log_no,
      shopInfo: { id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
    }));
};

const differsInOne = (a: string, b: string): boolean => [...a].filter((character, index) => character !== b[index]).length === 1;

const findUnit = (db: ReadDatabase, viewer: Viewer, oneId: string) =>
  db
    .selectFrom('inventory as i')
    .leftJoin('shops as s', 's.shop_id', 'i.shop_id')
    .where('i.one_id', '=', oneId)
    .where(withinRowScope(viewer, { shop: ['i.shop_id'], warehouse: 'i.warehouse_id' }))
    .selectAll('i')
    .select([shelfName.as('shelf_name'), 's.uid', 's.realname'])
    .executeTakeFirst();
