import { sql } from 'kysely';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { CardDraft } from '#contracts/fees/rehearsal.ts';
import { selfOperatedShop, unownedShop } from '#contracts/kernel/access/shops.ts';
import { nightOf } from '#contracts/storage/night.ts';
import type { WarehouseRates } from '#contracts/storage/storage-nights.ts';
import { warehouseRates } from '#contracts/storage/warehouse-rates.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { storingWarehouses } from '../../shared/storing-warehouses.ts';
import { standing, type Month } from './month.ts';
import type { Rehearsed, RehearsalNeeds } from './rehearsed.ts';

interface Cards {
  cards: readonly RateCard[];
  drafted: readonly RateCard[];
  draft: CardDraft;
}

/** Each shop's nights in a warehouse that were charged: as they were, or counted anew where the draft changes what that night costs. */
export const storageOfMonth = async ({ db, storedGoods }: RehearsalNeeds, month: Month, { cards, drafted, draft }: Cards): Promise<Rehearsed[]> => {
  const [warehouses, charged] = await Promise.all([storingWarehouses(db), chargedNights(db, month)]);
  const found: Rehearsed[] = [];
  for (const warehouse of warehouses) {
    const paid = charged.filter(({ warehouseId }) => warehouseId === warehouse.warehouseId);
    const before = warehouseRates(warehouse, cards);
    const after = warehouseRates(warehouse, drafted);
    for (const [date, ofNight] of byDate(paid)) {
      if (!pricesAnew(before, after, date, draft)) found.push(...ofNight.map((one) => ({ ...asPaid(one), wouldCents: one.cents })));
      else found.push(...mergedBy(ofNight, await counted(storedGoods, after, date)));
    }
  }
  return found;
};

interface ChargedNight {
  warehouseId: string;
  shopId: number;
  date: string;
  postings: number;
  cents: number;
}

const chargedNights = (db: ReadDatabase, month: Month): Promise<ChargedNight[]> =>
  db
    .selectFrom('wallet_records as r')
    .where(standing(month))
    .where(sql<boolean>`r.basis->>'kind' = 'storage'`)
    .groupBy(['r.shop_id', sql`2`, sql`3`])
    .select([
      'r.shop_id as shopId',
      sql<string>`r.basis->>'warehouseId'`.as('warehouseId'),
      sql<string>`r.effective_date::text`.as('date'),
      sql<number>`count(*)::int`.as('postings'),
      sql<number>`(-sum(r.amount_cents))::float`.as('cents'),
    ])
    .execute();

const byDate = (nights: readonly ChargedNight[]): Map<string, ChargedNight[]> => {
  const dates = new Map<string, ChargedNight[]>();
  for (const night of nights) dates.set(night.date, [...(dates.get(night.date) ?? []), night]);
  return dates;
};

/** Whether anybody's terms differ: everybody's, or those of a shop that has its own by either. */
const pricesAnew = (before: WarehouseRates, after: WarehouseRates, date: string, { scope }: CardDraft): boolean => {
  const shops = new Set([...before.shopsWithOwn, ...after.shopsWithOwn, ...('shopId' in scope ? [scope.shopId] : [])]);
  return [undefined, ...shops].some((shopId) => {
    const [former, latter] = [before.termsOn(date, shopId), after.termsOn(date, shopId)];
    return former?.freeDays !== latter?.freeDays || former?.dailyFeeCents !== latter?.dailyFeeCents;
  });
};

/** What the night would have cost each shop; the operator and nobody are not charged. */
const counted = async (goods: RehearsalNeeds['storedGoods'], rates: WarehouseRates, date: string): Promise<Map<number, number>> => {
  const { shops } = await goods.charged(nightOf(rates, date));
  const charged = shops.filter(({ shopId }) => shopId !== selfOperatedShop && shopId !== unownedShop);
  return new Map(charged.map(({ shopId, items }) => [shopId, items * (rates.termsOn(date, shopId)?.dailyFeeCents ?? 0)]));
};

const asPaid = ({ shopId, postings, cents }: ChargedNight) => ({ shopId, postings, unpriced: 0, paidCents: cents });

const mergedBy = (paid: readonly ChargedNight[], would: ReadonlyMap<number, number>): Rehearsed[] => {
  const charged = new Set(paid.map(({ shopId }) => shopId));
  const others = [...would].filter(([shopId]) => !charged.has(shopId));
  return [
    ...paid.map((one) => ({ ...asPaid(one), wouldCents: would.get(one.shopId) ?? 0 })),
    ...others.map(([shopId, wouldCents]) => ({ shopId, postings: 0, unpriced: 0, paidCents: 0, wouldCents })),
  ];
};
