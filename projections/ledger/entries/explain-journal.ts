import { sql } from 'kysely';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import type { JournalExplained } from '#contracts/ledger/entries.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import { eventColumns, eventOf, type EventRow } from '#kernel/event-store/event-rows.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';
import { actsBehind } from '../../shared/acts-behind.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import type { Posting } from '../books/recorded-posting.ts';
import { amountPosted } from '../books/unsound.ts';

/** Why a posting is of its amount in which no wallet took part. `NotFound` where there is none of the id. */
export const journalExplained = async (db: ReadDatabase, postingId: string): Promise<JournalExplained | Rejection> => {
  const stream = `journal-${postingId}`;
  const { rows } = await sql<EventRow>`SELECT ${sql.raw(eventColumns)} FROM events WHERE stream_id = ${stream} AND version = 1`.execute(db);
  const [row] = rows;
  if (!row) return reject('NotFound', { field: 'postingId' });
  const event = eventOf({ ...row, recorded_at: new Date(row.recorded_at) }, currentSchemas) as Posting;
  const { shopId, currency, effectiveDate, reference, remark, reverses = null, basis, entries } = event.data;
  const [shop, order, restsOn] = await Promise.all([
    shopId === undefined ? undefined : db.selectFrom('shops').where('shop_id', '=', shopId).select(['uid', 'realname']).executeTakeFirst(),
    reference.kind === 'order' ? db.selectFrom('orders').where('odd_no', '=', reference.id).select('request_type').executeTakeFirst() : undefined,
    actsBehind(db, { stream, version: 1, about: reference }),
  ]);
  const cents = amountPosted(event);
  const recomputedCents = amountOf(basis);
  return {
    posting: {
      postingId,
      effectiveDate,
      gmtCreate: event.recordedAt,
      shopInfo: shopId === undefined ? null : { id: shopId, uid: shop?.uid ?? '', realname: shop?.realname ?? '' },
      reference,
      orderType: order?.request_type ?? null,
      remark,
      currency,
      cents,
      partOf: basis.kind === 'share' ? basis.of : null,
      reverses,
    },
    explanation: explain(basis),
    recomputedCents,
    check: basis.kind === 'legacy' ? 'unknown' : recomputedCents === cents ? 'equal' : 'different',
    entries: entries.map(({ account, sub, side, cents: amount }) => ({ account, sub: sub ?? null, side, cents: amount })),
    restsOn,
  };
};
