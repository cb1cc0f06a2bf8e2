import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { DomainEvent, RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { journalEventSchemas } from '#contracts/ledger/posting.ts';
import type { WalletEvent } from '#contracts/wallet/wallet-events.ts';
import type { Sql } from '#kernel/database/sql.ts';
import { eventColumns, eventOf, type EventRow } from '#kernel/event-store/event-rows.ts';
import { currentSchemas } from '#kernel/event-store/upcasters.ts';

type Recorded<Event extends DomainEvent> = Event extends DomainEvent ? RecordedEvent<Event> & Event : never;
export type MoneyEvent = Recorded<WalletEvent | EventsOf<typeof journalEventSchemas>>;

const BATCH = 5_000;

interface Row extends EventRow {
  /** Whether the sums of the ledger have taken the event in. */
  is_summed: boolean;
  position: string;
}

export interface ReadMoneyEvent {
  event: MoneyEvent;
  isSummed: boolean;
  /** Its place in the log. */
  position: string;
}

/** The streams that hold money, by the beginning of their names. */
const kinds = ['journal', 'wallet'] as const;

/**
 * Every event of the wallets and the journal, one stream after the other: the log's order is theirs within a stream alone. It reads nothing else of the
 * log, and no personal data stands in it.
 */
export async function* moneyEvents(sql: Sql): AsyncGenerator<readonly ReadMoneyEvent[]> {
  for (const kind of kinds) {
    let last: [string, number] = [`${kind}-`, 0];
    for (;;) {
      const { rows } = await sql.query<Row>(statement, [...last, `${kind}.`, BATCH]);
      if (rows.length === 0) break;
      yield rows.map((row) => ({
        event: eventOf({ ...row, recorded_at: new Date(row.recorded_at) }, currentSchemas) as MoneyEvent,
        isSummed: row.is_summed,
        position: row.position,
      }));
      const end = rows.at(-1)!;
      last = [end.stream_id, end.version];
    }
  }
}

const statement = `
  SELECT ${eventColumns}, transaction_id || '-' || global_position AS position, (transaction_id, global_position) <= (SELECT c.transaction_id, c.global_position FROM checkpoints c WHERE c.name = 'ledger') AS is_summed
  FROM events WHERE (stream_id, version) > ($1, $2) AND stream_id < $3 ORDER BY stream_id, version LIMIT $4`;
