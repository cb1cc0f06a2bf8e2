import type { LogProjection, RowProjection, SumProjection } from '#projections/kernel/projection.ts';

/** Read models of no area in particular: a row per stream, a row per event, and a sum. */
export const thingsMigration = {
  id: '9000-things',
  sql: `
    CREATE TABLE things (id text PRIMARY KEY, n bigint NOT NULL, changed_at timestamptz NOT NULL, detail jsonb, names text[], cents bigint,
      shouted text GENERATED ALWAYS AS (upper(id)) STORED);
    CREATE INDEX things_by_n ON things (n);
    CREATE TABLE thing_log (event_id text PRIMARY KEY, thing text NOT NULL, happened_at timestamptz NOT NULL);
    CREATE TABLE thing_sums (warehouse_id text PRIMARY KEY, n bigint NOT NULL);
  `,
};

export interface ThingRow {
  id: string;
  n: number;
  changed_at: string;
  detail: { by: unknown } | null;
  names: string[];
  cents: number | null;
}

export const things: RowProjection<ThingRow> = {
  kind: 'row',
  name: 'things',
  table: 'things',
  key: 'id',
  keyOf: ({ streamId, type }) => (type === 'Ignored' ? null : streamId),
  evolve: (row, { streamId, type, data, recordedAt }) => {
    if (type === 'ThingRemoved') return null;
    const { by = null, cents } = data as { by?: unknown; cents?: number };
    const names = [...(row?.names ?? []), String(by)].slice(-3);
    return {
      id: streamId,
      n: (row?.n ?? 0) + 1,
      changed_at: recordedAt,
      detail: by === null ? null : { by },
      names,
      cents: cents ?? row?.cents ?? null,
    };
  },
};

export const thingLog: LogProjection<{ event_id: string; thing: string; happened_at: string }> = {
  kind: 'log',
  name: 'thing-log',
  table: 'thing_log',
  rowsOf: ({ eventId, streamId, recordedAt }) => [{ event_id: eventId, thing: streamId, happened_at: recordedAt }],
};

export const thingSums: SumProjection = {
  kind: 'sum',
  name: 'thing-sums',
  tables: ['thing_sums'],
  apply: async (db, events) => () =>
    db.query('INSERT INTO thing_sums AS s VALUES ($1, $2) ON CONFLICT (warehouse_id) DO UPDATE SET n = s.n + excluded.n', ['w-1', events.length]),
};
