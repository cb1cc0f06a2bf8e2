import type { Client } from 'pg';
import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import { inlineProjections } from '#projections/all.ts';
import { activitySums } from '#projections/bi/projection.ts';
import { copyInto, copyJson, copyLines, copyText } from '#projections/kernel/copy.ts';
import type { Row } from '#projections/kernel/rows.ts';
import { shapeOf, type TableShape } from '#projections/kernel/table.ts';
import { executor } from '#projections/kernel/transaction.ts';
import { wholeRows } from '#projections/kernel/whole-rows.ts';
import { eventColumns } from '../../kernel/event-store/event-rows.ts';
import type { PersonalData } from '../../kernel/personal-data/personal-data.ts';
import type { HeldClaim } from '../../kernel/event-store/claims-in-memory.ts';
import type { Counter } from '../../kernel/event-store/counts-in-memory.ts';
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

/** Characters of one COPY. */
const portion = 4_000_000;

/** Connection in whose transaction a part is written, and how the log keeps personal data. */
export interface Pen {
  client: Client;
  personal: Pick<PersonalData, 'withoutNames' | 'kept'>;
}

/** Writes the events of streams that are whole, and the read models that they make. Answers how many events there were. */
export const writePart = async ({ client, personal }: Pen, happened: AsyncIterable<RecordedEvent[]>, end: () => PartEnd): Promise<number> => {
  const tables = tablesOf(client);
  const rows = wholeRows(inlineProjections);
  const sums = activitySums();
  let events = 0;
  let lines = '';
  const flush = async (): Promise<void> => {
    await copyInto(client, 'events', eventColumns.split(', '), lines);
    lines = '';
    for (const { table, rows: logged } of rows.logged()) await tables.write(table, logged);
  };

  for await (const batch of happened) {
    events += batch.length;
    const named = await personal.withoutNames([{ events: batch }]);
    for (const event of (await personal.kept(named)).appends[0]!.events) lines += lineOf(event);
    rows.take(named[0]!.events);
    sums.take(named[0]!.events);
    if (lines.length > portion) await flush();
  }
  await flush();

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
  // Last, because other parts may wait for these rows: an item may change hands between shops.
  await sums.addTo(executor(client));
  return events;
};

/** In the order of `eventColumns`. */
const lineOf = ({ streamId, version, eventId, type, schemaVersion, data, metadata, recordedAt }: RecordedEvent): string =>
  `${copyText(streamId)}\t${version}\t${eventId}\t${type}\t${schemaVersion}\t${copyJson(data)}\t${copyJson(metadata)}\t${recordedAt}\n`;

const tablesOf = (client: Client) => {
  const shapes = new Map<string, TableShape>();
  return {
    write: async (table: string, rows: readonly Row[]): Promise<void> => {
      if (rows.length === 0) return;
      const shape = shapes.get(table) ?? (await shapeOf(executor(client), table));
      shapes.set(table, shape);
      const columns = [...shape.types.keys()].filter((column) => column in rows[0]!);
      const lineOfRow = copyLines(shape, columns);
      for (let from = 0; from < rows.length; from += 10_000)
        await copyInto(
          client,
          table,
          columns,
          rows
            .slice(from, from + 10_000)
            .map(lineOfRow)
            .join(''),
        );
    },
  };
};
