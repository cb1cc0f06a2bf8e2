import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim, Count } from '#kernel/commands/decision.ts';
import type { Sql } from '#kernel/database/sql.ts';
import { refusalOf } from './refused-claims.ts';

/** Answers the first refusal, or nothing when every key is now its owner's. A refusal leaves changes behind: the caller rolls back. */
export const claim = async (sql: Sql, claims: readonly Claim[]): Promise<Rejection | undefined> => {
  const wanted = new Map<string, Claim>();
  for (const one of claims) {
    const same = wanted.get(placeOf(one.kind, one.key));
    if (same && same.owner !== one.owner) return one.otherwise;
    wanted.set(placeOf(one.kind, one.key), one);
  }
  const inLockOrder = sorted(wanted);
  // Both are queued at once: what follows in the transaction waits for neither.
  const [, { rows }] = await Promise.all([
    borrow(sql, inLockOrder),
    sql.query<{ kind: string; key: string }>(takeKeys, columns(inLockOrder, ['kind', 'key', 'owner'])),
  ]);
  const held = new Set(rows.map(({ kind, key }) => placeOf(kind, key)));
  return refusalOf(claims.filter(({ kind, key }) => !held.has(placeOf(kind, key))));
};

/** The same for whoever does not wait for an answer: fails as an append does that conflicts where a key is another's, and where two owners ask for one. */
export const requireClaims = async (sql: Sql, claims: readonly Claim[]): Promise<void> => {
  const wanted = new Map(claims.map((one) => [`${placeOf(one.kind, one.key)}\u0000${one.owner}`, one]));
  const inLockOrder = sorted(wanted);
  await Promise.all([borrow(sql, inLockOrder), sql.query(takeAllKeys, columns(inLockOrder, ['kind', 'key', 'owner']))]);
};

const takeKeys = `
  INSERT INTO claims AS c (kind, key, owner) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
  ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner WHERE c.owner = excluded.owner
  RETURNING kind, key`;

/** PostgreSQL refuses to write one key twice in a statement. */
const takeAllKeys = `
  WITH taken AS (${takeKeys})
  SELECT stream_moved_on() WHERE (SELECT count(*) FROM taken) <> cardinality($1::text[])`;

const borrow = async (sql: Sql, claims: readonly Claim[]): Promise<void> => {
  const lent = claims.filter(({ lentBy }) => lentBy !== undefined);
  if (lent.length === 0) return;
  await sql.query(
    `UPDATE claims c SET owner = b.owner, lent_by = b.lender
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS b(kind, key, owner, lender)
     WHERE c.kind = b.kind AND c.key = b.key AND c.owner = b.lender`,
    columns(lent, ['kind', 'key', 'owner', 'lentBy']),
  );
};

/** Gives up keys, a lent one to whom it belongs; one that another owner holds stays. */
export const release = async (sql: Sql, releases: readonly Pick<Claim, 'kind' | 'key' | 'owner'>[]): Promise<void> => {
  await sql.query(
    `WITH r AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS r(kind, key, owner)),
     given_back AS (
       UPDATE claims c SET owner = c.lent_by, lent_by = NULL FROM r
       WHERE c.kind = r.kind AND c.key = r.key AND c.owner = r.owner AND c.lent_by IS NOT NULL
     )
     DELETE FROM claims c USING r WHERE c.kind = r.kind AND c.key = r.key AND c.owner = r.owner AND c.lent_by IS NULL`,
    columns(releases, ['kind', 'key', 'owner']),
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
    columns(sorted(sums), ['counter', 'key', 'by']),
  );
  const reached = new Map(rows.map(({ counter, key, n }) => [placeOf(counter, key), Number(n)]));
  const exceeded = counts.find(({ counter, key, max }) => max !== undefined && reached.get(placeOf(counter, key))! > max);
  return exceeded && (exceeded.otherwise ?? reject('Conflict'));
};

const placeOf = (kind: string, key: string): string => `${kind}\u0000${key}`;

const sorted = <Value>(byPlace: ReadonlyMap<string, Value>): Value[] => [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** Rows turned into the arrays that `unnest` takes. */
const columns = <Row>(rows: readonly Row[], fields: readonly (keyof Row)[]): unknown[][] => fields.map((field) => rows.map((row) => row[field]));
