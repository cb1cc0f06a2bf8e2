import type { Client } from 'pg';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { inlineProjections } from '#projections/all.ts';
import { activitySums } from '#projections/bi/projection.ts';
import { entriesOf, ledgerSums } from '#projections/ledger/projection.ts';
import { copyInto, copyLines, WaitingLines } from '#projections/kernel/rows/copy.ts';
import type { Row } from '#projections/kernel/rows/rows.ts';
import { shapesOf, type TableShape } from '#projections/kernel/rows/table.ts';
import { unprepared } from '#kernel/database/sql.ts';
import { wholeRows } from '#projections/kernel/rows/whole-rows.ts';
import type { PersonalData } from '#kernel/personal-data/personal-data.ts';
import type { HeldClaim } from '#kernel/event-store/claims/claims-in-memory.ts';
import type { Counter } from '#kernel/event-store/claims/counts-in-memory.ts';
import { keepLabelRows } from '../label-files.ts';
import type { LabelFile } from '../story/carriers.ts';
import type { StreamEnd } from './passing-log.ts';

/** What a part leaves behind beside its events. */
export interface PartEnd {
  streams: readonly StreamEnd[];
  claims: readonly HeldClaim[];
  counters: readonly Counter[];
  labels: readonly LabelFile[];
}

/** Connection in whose transaction a part is written, what its tables look like, and how the log keeps personal data. */
export interface PartWriter {
  client: Client;
  shapes: ReadonlyMap<string, TableShape>;
  personal: Pick<PersonalData, 'withoutNames' | 'encrypt'>;
}

export const shapesOfWritten = (client: Client): Promise<ReadonlyMap<string, TableShape>> =>
  shapesOf(unprepared(client), [
    'events',
    'streams',
    'claims',
    'counters',
    'activity_items',
    'ledger_entries',
    ...inlineProjections.map(({ table }) => table),
  ]);

/** Writes the events of streams that are whole, and the read models that they make. Answers how many events there were. */
export const writePart = async (
  { client, shapes, personal }: PartWriter,
  happened: AsyncIterable<RecordedEvent[]>,
  end: () => PartEnd,
): Promise<number> => {
  const tables = tablesOf(client, shapes);
  const rows = wholeRows(inlineProjections);
  const sums = activitySums();
  const books = ledgerSums();
  let events = 0;

  for await (const batch of happened) {
    events += batch.length;
    const named = await personal.withoutNames([{ events: batch }]);
    await tables.write('events', (await personal.encrypt(named)).appends[0]!.events.map(rowOf));
    rows.take(named[0]!.events);
    sums.take(named[0]!.events);
    books.take(named[0]!.events);
    await tables.write(
      'ledger_entries',
      named[0]!.events.flatMap(entriesOf).map((entry) => ({ ...entry })),
    );
    for (const { table, rows: logged } of rows.logged()) await tables.write(table, logged);
  }

  const { streams, claims, counters, labels } = end();
  await tables.write(
    'streams',
    streams.map(({ streamId, type, version }) => ({ stream_id: streamId, type, version, appended: 1 })),
  );
  await tables.write(
    'claims',
    claims.map(({ kind, key, owner, lentBy }) => ({ kind, key, owner, lent_by: lentBy ?? null })),
  );
  await tables.write(
    'counters',
    counters.map((counter) => ({ ...counter })),
  );
  await keepLabelRows(client, labels);
  for (const { table, rows: folded } of rows.folded()) await tables.write(table, folded);
  await tables.write(
    'activity_items',
    sums.items().map((item) => ({ ...item })),
  );
  await tables.end();
  // Last, because other parts may wait for these rows: an item may change hands between shops.
  await sums.addTo(unprepared(client));
  await books.addTo(unprepared(client));
  return events;
};

const rowOf = ({ streamId, version, eventId, type, schemaVersion, data, metadata, recordedAt }: RecordedEvent): Row => ({
  stream_id: streamId,
  version,
  event_id: eventId,
  type,
  schema_version: schemaVersion,
  data,
  metadata,
  recorded_at: recordedAt,
});

/** Bytes of one COPY. */
const portion = 1_000_000;

interface Waiting {
  columns: readonly string[];
  lineOf: (row: Row) => string;
  lines: WaitingLines;
}

const tablesOf = (client: Client, shapes: PartWriter['shapes']) => {
  const tables = new Map<string, Waiting>();

  const begun = (table: string, first: Row): Waiting => {
    const shape = shapes.get(table)!;
    const columns = [...shape.types.keys()].filter((column) => column in first);
    const waiting = { columns, lineOf: copyLines(shape, columns), lines: new WaitingLines() };
    tables.set(table, waiting);
    return waiting;
  };
  const send = (table: string, { columns, lines }: Waiting): Promise<void> => copyInto(client, table, columns, lines.take());

  return {
    write: async (table: string, rows: readonly Row[]): Promise<void> => {
      if (rows.length === 0) return;
      const waiting = tables.get(table) ?? begun(table, rows[0]!);
      for (const row of rows) {
        waiting.lines.add(waiting.lineOf(row));
        if (waiting.lines.length > portion) await send(table, waiting);
      }
    },
    end: async (): Promise<void> => {
      for (const [table, waiting] of tables) await send(table, waiting);
    },
  };
};
