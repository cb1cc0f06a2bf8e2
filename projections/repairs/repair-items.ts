import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { feeOf } from '#contracts/fees/fee-line.ts';
import { rateAt } from '#contracts/fees/rate-cards.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { repairItemEventSchemas } from '#contracts/repair/repair-item-events.ts';
import type { listRepairItems } from '#contracts/repair/repair-items.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { publishedCards } from '../shared/published-cards.ts';

/** A kind of work on offer; what is no longer offered has no row. */
interface RepairItemRow {
  repair_item_id: string;
  name: string;
  price_cents: number;
  estimated_days: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    repair_items: RepairItemRow;
  }
}

const isRepairItemEvent = isOneOf(repairItemEventSchemas);

export const repairItemsProjection: RowProjection<RepairItemRow> = {
  kind: 'row',
  name: 'repair_items',
  table: 'repair_items',
  key: 'repair_item_id',
  keyOf: (event) => (isRepairItemEvent(event) ? event.data.repairItemId : null),
  evolve: (row, event) => {
    if (!isRepairItemEvent(event)) return row;
    if (event.type === 'RepairItemRemoved') return null;
    const { repairItemId, name, priceCents, estimatedDays } = event.data;
    return { repair_item_id: repairItemId, name, price_cents: priceCents, estimated_days: estimatedDays };
  },
};

/** At what they cost today: whoever looks for a shop sees what that shop pays. */
export const offeredRepairs = async (
  { db, clock }: { db: ReadDatabase; clock: { now(): Date } },
  shopId: number | undefined,
): Promise<DataOf<typeof listRepairItems>> => {
  const [rows, cards] = await Promise.all([
    db.selectFrom('repair_items').selectAll().orderBy('name').orderBy('repair_item_id').execute(),
    publishedCards(db),
  ]);
  const today = dayIn(clock.now(), BOOK_TIME_ZONE);
  const priceOf = ({ repair_item_id: repairItemId, price_cents }: RepairItemRow): number => {
    const rate = rateAt(cards, { shopId, subject: { service: 'repair', repairItemId } }, today);
    return rate ? feeOf(rate.line, 1) : price_cents;
  };
  return {
    records: rows.map((row) => ({
      repairItemId: row.repair_item_id,
      name: row.name,
      priceCents: priceOf(row),
      listPriceCents: row.price_cents,
      estimatedDays: row.estimated_days,
    })),
  };
};
