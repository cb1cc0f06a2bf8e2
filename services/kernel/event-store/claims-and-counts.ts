import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim, Count } from '../commands/decision.ts';
import type { Sql } from '../database/sql.ts';

/** Answers the first refusal, or nothing when every key is now its owner's. A refusal leaves changes behind: the caller rolls back. */
export const claim = async (sql: Sql, claims: readonly Claim[]): Promise<Rejection | undefined> => {
  const wanted = new Map<string, Claim>();
  for (const one of claims) {
    const same = wanted.get(placeOf(one.kind, one.key));
    if (same && same.owner !== one.owner) return one.otherwise;
    wanted.set(placeOf(one.kind, one.key), one);
  }
  const inLockOrder = sorted(wanted);
  const { rows } = await sql.query<{ kind: string; key: string }>(
    `INSERT INTO claims AS c (kind, key, owner) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner WHERE c.owner = excluded.owner
     RETURNING kind, key`,
    columns(inLockOrder, ({ kind, key, owner }) => [kind, key, owner]),
  );
  const held = new Set(rows.map(({ kind, key }) => placeOf(kind, key)));
  return claims.find(({ kind, key }) => !held.has(placeOf(kind, key)))?.otherwise;
};

/** Gives up keys; one that another owner holds stays. */
export const release = async (sql: Sql, releases: readonly Pick<Claim, 'kind' | 'key' | 'owner'>[]): Promise<void> => {
  await sql.query(
    `DELETE FROM claims c USING unnest($1::text[], $2::text[], $3::text[]) AS r(kind, key, owner)
     WHERE c.kind = r.kind AND c.key = r.key AND c.owner = r.owner`,
    columns(releases, ({ kind, key, owner }) => [kind, key, owner]),
  );
};

/** Adds to the sums and answers the first bound that is exceeded. As with `claim`, a refusal leaves changes behind. */
export const count = async (sql: Sql, counts: readonly Count[]): Promise<Rejection | undefined> => {
  const sums = new Map<string, Count>();
  for (const one of counts) {
    const place = placeOf(one.counter, one.key);
    sums.set(place, { ...one, by: one.by + (sums.get(place)?.by ?? 0) });
  }
  const { rows } = await sql.query<{ counter: string; key: string; n: string }>(
    `INSERT INTO counters AS c (counter, key, n) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
     ON CONFLICT (counter, key) DO UPDATE SET n = c.n + excluded.n
     RETURNING counter, key, n`,
    columns(sorted(sums), ({ counter, key, by }) => [counter, key, by]),
  );
  const reached = new Map(rows.map(({ counter, key, n }) => [placeOf(counter, key), Number(n)]));
  const exceeded = counts.find(({ counter, key, max }) => max !== undefined && reached.get(placeOf(counter, key))! > max);
  return exceeded && (exceeded.otherwise ?? reject('Conflict'));
};

const placeOf = (kind: string, key: string): string => `${kind}\u0000${key}`;

const sorted = <Value>(byPlace: ReadonlyMap<string, Value>): Value[] => [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** Rows turned into the arrays that `unnest` takes. */
const columns = <Row>(rows: readonly Row[], valuesOf: (row: Row) => [unknown, unknown, unknown]): unknown[][] => {
  const values = rows.map(valuesOf);
  return [0, 1, 2].map((at) => values.map((row) => row[at]));
};
