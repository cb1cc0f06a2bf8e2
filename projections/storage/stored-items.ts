import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { dayIn, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import {
  DAYS_AHEAD,
  storageViews,
  type listStoredItems,
  type StorageOutlook,
  type StoredItemsFilter,
  type StorageView,
} from '#contracts/storage/storage-queries.ts';
import { all, equal, type Condition } from '../kernel/lists/conditions.ts';
import { byText, countedPage, sortedPage } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { storageRates } from './rates.ts';

/** What storage costs a shop in a warehouse today. */
interface TermsToday {
  warehouseId: string;
  timeZone: string;
  date: string;
  freeDays: number;
  centsPerNight: number;
}

const termsToday = async (db: ReadDatabase, shopId: number, now: Date): Promise<TermsToday[]> =>
  (await storageRates(db)).flatMap(({ warehouseId, timeZone, termsOn }) => {
    const date = dayIn(now, timeZone);
    const terms = termsOn(date, shopId);
    return terms ? [{ warehouseId, timeZone, date, freeDays: terms.freeDays, centsPerNight: terms.dailyFeeCents }] : [];
  });

/** Everything that a shop has in warehouses, with the first night that each costs. To be named `s`. */
const storedOf = (shopId: number, terms: readonly TermsToday[]) => sql<{
  one_id: string;
  warehouse_id: string;
  shelved: string;
  first_night: string;
  today: string;
  cents: number;
}>`(
  select stay.one_id, stay.warehouse_id, d.day::text as shelved, (d.day + t."freeDays")::text as first_night, t.date as today, t."centsPerNight" as cents
  from storage_stays stay
  join jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
    as t("warehouseId" text, "timeZone" text, date text, "freeDays" integer, "centsPerNight" integer) on t."warehouseId" = stay.warehouse_id
  cross join lateral (select (stay.shelved_at at time zone t."timeZone")::date as day) d
  where stay.shop_id = ${shopId} and stay.until_at is null)`;

const inView: Record<StorageView, RawBuilder<boolean>> = {
  all: sql`true`,
  tonight: sql`(s.cents > 0 and s.first_night <= s.today)`,
  soon: sql`(s.cents > 0 and s.first_night > s.today and s.first_night <= (s.today::date + ${sql.lit(DAYS_AHEAD)})::text)`,
  free: sql`(s.cents = 0 or s.first_night > (s.today::date + ${sql.lit(DAYS_AHEAD)})::text)`,
};

/** `shopId`: the seller's own; who has none has nothing stored. */
export const storageOutlook = async (db: ReadDatabase, { shopId = 0 }: Viewer, now: Date): Promise<StorageOutlook> => {
  const terms = await termsToday(db, shopId, now);
  const found = await db
    .selectFrom(storedOf(shopId, terms).as('s'))
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .groupBy(['w.id', 'w.name'])
    .orderBy('w.name')
    .select(['w.id', 'w.name'])
    .select([
      sql<number>`count(*)::int`.as('stored'),
      sql<number>`(count(*) filter (where ${inView.tonight}))::int`.as('items'),
      sql<number>`coalesce(sum(s.cents) filter (where ${inView.tonight}), 0)::float`.as('cents'),
      sql<number>`(count(*) filter (where ${inView.soon}))::int`.as('soonItems'),
      sql<number>`coalesce(sum(s.cents) filter (where ${inView.soon}), 0)::float`.as('soonCents'),
    ])
    .execute();
  const byId = new Map(terms.map((one) => [one.warehouseId, one]));
  const sum = (field: 'items' | 'cents' | 'soonItems' | 'soonCents') => found.reduce((total, row) => total + row[field], 0);
  return {
    tonight: { items: sum('items'), cents: sum('cents') },
    soon: { items: sum('soonItems'), cents: sum('soonCents') },
    warehouses: found.map(({ id, name, stored, items, cents }) => {
      const { timeZone, date, freeDays, centsPerNight } = byId.get(id)!;
      const gmtEnds = startOfDay(nextDay(date), timeZone).toISOString();
      return { warehouseId: id, wareName: name, date, gmtEnds, stored, items, cents, freeDays, centsPerNight };
    }),
  };
};

export const storedItemsPage = async (
  db: ReadDatabase,
  { shopId = 0 }: Viewer,
  filter: StoredItemsFilter,
  now: Date,
): Promise<DataOf<typeof listStoredItems>> => {
  const stored = storedOf(shopId, await termsToday(db, shopId, now));
  const narrowed: Condition = all(equal('s.warehouse_id', filter.wareId));
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(
      db
        .selectFrom(stored.as('s'))
        .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
        .where(all(narrowed, inView[filter.view]))
        .select(['s.one_id', 's.warehouse_id', 's.shelved', 's.first_night', 's.cents', 'w.name as ware_name']),
      { sort: byText('s.first_night'), key: 's.one_id', request: filter },
    ),
    db
      .selectFrom(stored.as('s'))
      .where(narrowed)
      .select(storageViews.map((view) => sql<number>`(count(*) filter (where ${inView[view]}))::int`.as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  const goods = await goodsOf(
    db,
    rows.map(({ one_id }) => one_id),
  );
  return countedPage(
    rows.map((row) => ({
      oneId: row.one_id,
      ...goods.get(row.one_id)!,
      warehouseId: row.warehouse_id,
      wareName: row.ware_name,
      shelved: row.shelved,
      firstNight: row.first_night,
      centsPerNight: row.cents,
    })),
    { totalCount: counts[filter.view], counts, next },
    filter,
  );
};

/** Asked for the rows of a page alone: before the page is known, every item of the shop would be looked up. */
const goodsOf = async (db: ReadDatabase, oneIds: readonly string[]) => {
  const rows =
    oneIds.length === 0
      ? []
      : await db.selectFrom('inventory').where('one_id', 'in', oneIds).select(['one_id', 'sku', 'brand', 'name', 'size', 'image']).execute();
  return new Map(rows.map(({ one_id, sku, brand, name, size, image }) => [one_id, { sku, brand, remarks: name, spec: size, img: image }]));
};
