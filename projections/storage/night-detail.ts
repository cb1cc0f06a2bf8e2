import { sql } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { lastChargedShelving } from '#contracts/fees/item-days.ts';
import { dayOf, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { amountOf, type BasisOf } from '#contracts/ledger/basis.ts';
import type { ChargedItems, Night } from '#contracts/storage/storage-nights.ts';
import { MAX_NIGHT_ITEMS, type StorageNight } from '#contracts/storage/storage-queries.ts';
import type { RowsAsOf } from '../kernel/as-of.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';
import { chargedTo } from './nights.ts';
import { chargedAmong, digestOf, type StayThrough } from './stays.ts';
import type { StorageStayRow } from './table.ts';

export interface NightNeeds {
  db: ReadDatabase;
  staysAsOf: RowsAsOf<StorageStayRow>;
}

/** `NotFound` for what is no posting of a night, or not the viewer's to see. A reversal tells of what it took back. */
export const nightDetail = async (needs: NightNeeds, viewer: Viewer, postingId: string): Promise<StorageNight | Rejection> => {
  const posting = await postingOf(needs.db, viewer, postingId);
  if (posting?.basis.kind === 'reversal') return nightDetail(needs, viewer, posting.basis.of);
  if (posting?.basis.kind !== 'storage') return reject('NotFound', { field: 'postingId' });
  const { basis, shop_id: shopId } = posting;
  const { warehouseId, date, position, digest, lines } = basis;
  const stays = await staysOf(needs, { basis, shopId, timeZone: posting.time_zone, moment: new Date(posting.created_at) });
  return {
    postingId: posting.posting_id,
    shopInfo: { id: shopId, uid: posting.uid ?? '', realname: posting.realname ?? '' },
    warehouseId,
    wareName: posting.ware_name,
    date,
    items: lines.reduce((sum, { items }) => sum + items, 0),
    cents: amountOf(basis),
    gmtCreate: posting.created_at,
    lines: lines.map((line) => ({ ...line, cents: line.centsPerDay * line.items })),
    position,
    digest,
    isProven: isProven(stays, basis),
    reversedBy: posting.reversed_by,
    goods: await goodsOf(needs.db, stays.slice(0, MAX_NIGHT_ITEMS), posting.time_zone),
  };
};

/** All items of a night, as it was charged; undefined where the posting is of none, or the stays do not prove it. A reversal tells of what it took back. */
export const chargedItems = async (needs: NightNeeds, viewer: Viewer, postingId: string): Promise<ChargedItems | undefined> => {
  const posting = await postingOf(needs.db, viewer, postingId);
  if (posting?.basis.kind === 'reversal') return chargedItems(needs, viewer, posting.basis.of);
  if (posting?.basis.kind !== 'storage') return undefined;
  const { basis, shop_id: shopId, time_zone: timeZone, created_at } = posting;
  const stays = await staysOf(needs, { basis, shopId, timeZone, moment: new Date(created_at) });
  const at = { warehouseId: basis.warehouseId, centsPerNight: basis.lines[0]!.centsPerDay };
  return isProven(stays, basis) ? { at, oneIds: stays.map(({ oneId }) => oneId) } : undefined;
};

const postingOf = (db: ReadDatabase, viewer: Viewer, postingId: string) =>
  db
    .selectFrom('wallet_records as r')
    .innerJoin('warehouses as w', 'w.id', 'r.reference_id')
    .leftJoin('shops as s', 's.shop_id', 'r.shop_id')
    .leftJoin('wallet_records as back', 'back.reverses', 'r.posting_id')
    .where('r.posting_id', '=', postingId)
    .where('r.type', '=', 'storageFee')
    .where(withinShop(viewer, ['r.shop_id']))
    .select(['r.posting_id', 'r.shop_id', 'r.basis', 'r.created_at', 'w.name as ware_name', 'w.time_zone', 's.uid', 's.realname'])
    .select('back.posting_id as reversed_by')
    .executeTakeFirst();

interface Charged {
  basis: BasisOf<'storage'>;
  shopId: number;
  timeZone: string;
  /** When it was posted. */
  moment: Date;
}

const isProven = (stays: readonly StayThrough[], { digest, lines }: BasisOf<'storage'>): boolean =>
  stays.length === lines.reduce((sum, { items }) => sum + items, 0) && digestOf(stays.map(({ oneId }) => oneId)) === digest;

/** As the stays tell now; where that is not what was charged, as they told when it was: a shelving may have been undone since. */
const staysOf = async ({ db, staysAsOf }: NightNeeds, { basis, shopId, timeZone, moment }: Charged): Promise<StayThrough[]> => {
  const { warehouseId, date, lines } = basis;
  const endOf = (day: string) => startOfDay(nextDay(day), timeZone);
  const shelvedBefore = endOf(lastChargedShelving({ freeDays: lines[0]!.freeDays }, date));
  const night: Night = { warehouseId, endsAt: endOf(date), shelvedBefore, ofShops: [] };
  const now = await chargedTo(db, night, shopId);
  if (isProven(now, basis)) return now;
  const undone = await db.selectFrom('storage_stays').where('undone_at', '>=', moment.toISOString()).select('one_id').execute();
  const oneIds = new Set([...now.map(({ oneId }) => oneId), ...undone.map(({ one_id }) => one_id)]);
  const then = await staysAsOf([...oneIds], moment);
  return chargedAmong(then.values(), night).filter((stay) => stay.shopId === shopId);
};

const goodsOf = async (db: ReadDatabase, stays: readonly StayThrough[], timeZone: string): Promise<StorageNight['goods']> => {
  if (stays.length === 0) return [];
  const items = await db
    .selectFrom('inventory')
    .where(sql<boolean>`one_id = any(${stays.map(({ oneId }) => oneId)}::text[])`)
    .select(['one_id', 'sku', 'brand', 'name', 'size', 'image'])
    .execute();
  const byId = new Map(items.map((item) => [item.one_id, item]));
  return stays
    .map(({ oneId, shelvedAt }) => {
      const item = byId.get(oneId);
      const what = { sku: item?.sku ?? '', brand: item?.brand ?? '', remarks: item?.name ?? '', spec: item?.size ?? '', img: item?.image ?? '' };
      return { oneId, ...what, shelved: dayOf(shelvedAt, timeZone) };
    })
    .toSorted((one, other) => (one.shelved === other.shelved ? (one.oneId < other.oneId ? -1 : 1) : one.shelved < other.shelved ? -1 : 1));
};
