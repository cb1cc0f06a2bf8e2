import type { Pool } from 'pg';
import type { Commit, StreamAppend } from '../commands/event-log.ts';
import { prepared, type Sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { noEncryption, type PersonalData } from '../personal-data/personal-data.ts';
import { count } from './claims/claims-and-counts.ts';
import { claimsInMemory } from './claims/claims-in-memory.ts';
import { eventArrays, eventColumns, selectedEvents, unnestedEvents } from './event-rows.ts';
import { projectInline, type Inline } from './inline.ts';

const chunkSize = 5_000;

/**
 * Writes a whole world into an empty log: tens of thousands of events of new streams, with the read models of `inline`, in one transaction.
 * Commits are taken in the order given. No versions are compared; a stream that exists already fails the whole.
 */
export const seedLog = async (
  pool: Pool,
  commits: readonly Pick<Commit, 'appends' | 'claims' | 'releases' | 'counts'>[],
  inline?: Inline,
  personal: Pick<PersonalData, 'withoutNames' | 'encrypt'> = noEncryption,
) => {
  const appends = await personal.withoutNames(commits.flatMap((commit) => commit.appends));
  const kept = chunksOf((await personal.encrypt(appends)).appends.flatMap((append) => append.events));
  await inTransaction(pool, async (client) => {
    const sql = prepared(client);
    await createStreams(sql, appends);
    for (const [at, events] of chunksOf(appends.flatMap((append) => append.events)).entries()) {
      await sql.query(`INSERT INTO events (${eventColumns}) SELECT ${selectedEvents} FROM ${unnestedEvents(1)}`, eventArrays(kept[at]!));
      if (inline) await projectInline(sql, inline, events);
    }
    await writeClaims(sql, commits);
    const refused = await count(
      sql,
      commits.flatMap(({ counts }) => counts),
    );
    if (refused) throw new Error(`The seeded world breaks a rule: ${refused.rejected}.`);
  });
};

const createStreams = async (sql: Sql, appends: readonly StreamAppend[]): Promise<void> => {
  const streams = new Map<string, { type: string; version: number }>();
  for (const { streamId, streamType, events } of appends)
    streams.set(streamId, { type: streamType, version: (streams.get(streamId)?.version ?? 0) + events.length });
  for (const chunk of chunksOf([...streams])) {
    await sql.query('INSERT INTO streams (stream_id, type, version, appended) SELECT *, 1 FROM unnest($1::text[], $2::text[], $3::integer[])', [
      chunk.map(([id]) => id),
      chunk.map(([, { type }]) => type),
      chunk.map(([, { version }]) => version),
    ]);
  }
};

/** Those that are held at the end. */
const writeClaims = async (sql: Sql, commits: readonly Pick<Commit, 'claims' | 'releases'>[]): Promise<void> => {
  const held = claimsInMemory();
  commits.forEach(held.keep);
  const claims = held.all();
  await sql.query('INSERT INTO claims (kind, key, owner, lent_by) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])', [
    claims.map(({ kind }) => kind),
    claims.map(({ key }) => key),
    claims.map(({ owner }) => owner),
    claims.map(({ lentBy }) => lentBy ?? null),
  ]);
};

const chunksOf = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) => values.slice(index * chunkSize, (index + 1) * chunkSize));
