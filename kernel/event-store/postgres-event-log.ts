import type { Pool, PoolClient } from 'pg';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { Commit, CommitResult, EventLog, StreamAppend } from '../commands/event-log.ts';
import { pipelined } from '../database/pipelined.ts';
import { prepared, rowsOfEach } from '../database/sql.ts';
import { committed } from '../database/transaction.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { noEncryption, type EncryptedAppends, type PersonalData } from '../personal-data/personal-data.ts';
import { append, requireReads } from './append.ts';
import { claim, count, release, requireClaims } from './claims/claims-and-counts.ts';
import { batcher } from './batcher.ts';
import type { Inline, InlineWrite, PreparedProjection } from './inline.ts';
import { insertRecords } from './idempotency-store.ts';
import { logReader } from './reading/log-reader.ts';
import { versionConflict } from './schema.ts';
import { streamReader } from './reading/stream-reader.ts';
import { snapshotReader } from './snapshots/stream-snapshots.ts';
import { currentSchemas, type Upcasting } from './upcasters.ts';

export interface EventLogOptions {
  inline?: Inline;
  /** Told after each commit that appended events: a hint to readers. */
  onCommitted?: (position: LogPosition) => void;
  shapes?: Upcasting;
  /** How the log keeps personal data; as they are said unless told otherwise. */
  personal?: Pick<PersonalData, 'withoutNames' | 'encrypt' | 'decrypt'>;
  /** Takes what leaves the house; a commit with messages fails where there is none. */
  outbox?: Pick<Outbox, 'rowOf' | 'announce'>;
}

/** Streams and other places that one batch touches at most; a command that touches more goes by itself beside it. */
const MAX_LOCK_KEYS = 200;

/**
 * The event log on PostgreSQL. A commit costs two round trips: everything that it asks, then everything that it writes with COMMIT; or one, where nothing that is
 * asked could stand in its way but by failing. Commits that meet share a transaction; each is still applied whole or not at all, and refused by itself.
 */
export const postgresEventLog = (
  pool: Pool,
  { inline, onCommitted, shapes = currentSchemas, personal = noEncryption, outbox }: EventLogOptions = {},
): EventLog => {
  const inOneTransaction = async (commits: readonly Commit[]): Promise<CommitResult> => {
    const encrypted = await personal.encrypt(commits.flatMap(({ appends }) => appends));
    const result = await onOneConnection(pool, (client) => committing(client, commits, encrypted, inline));
    if (result.kind === 'committed' && commits.some(({ appends }) => appends.length > 0)) onCommitted?.(result.position);
    if (result.kind === 'committed') for (const { messages = [] } of commits) for (const { destination } of messages) outbox?.announce(destination);
    return result;
  };

  const commitBatched = batcher<Commit, CommitResult>({
    maxWeight: MAX_LOCK_KEYS,
    weight: (commit) => lockKeysOf(commit).length,
    conflictKeys: lockKeysOf,
    runSingle: (commit) => inOneTransaction([commit]),
    runBatch: (commits) =>
      inOneTransaction(commits).then(
        (result) => (result.kind === 'committed' ? commits.map(() => result) : undefined),
        (failure: unknown) => {
          if (failure instanceof OutcomeUnknown) throw failure;
          return undefined;
        },
      ),
  });

  return {
    readStreams: streamReader(pool, { maxWeight: MAX_LOCK_KEYS, shapes, personal }),
    readSnapshots: snapshotReader(pool),
    commit: async (commit) =>
      isEmpty(commit)
        ? { kind: 'committed', position: await logReader(pool).currentPosition() }
        : commitBatched({ ...withMessages(commit, outbox), appends: await personal.withoutNames(commit.appends) }),
  };
};

const isEmpty = ({ appends, claims, releases, counts, extraStatements = [], messages = [], idempotencyRecord }: Commit): boolean =>
  appends.length + claims.length + releases.length + counts.length + extraStatements.length + messages.length === 0 && !idempotencyRecord;

/** A message is a row beside the log like any other. */
const withMessages = (commit: Commit, outbox: Pick<Outbox, 'rowOf'> | undefined): Commit => {
  const { extraStatements = [], messages = [] } = commit;
  if (messages.length === 0) return commit;
  if (!outbox) throw new Error(`There is no outbox for ${messages[0]!.kind}.`);
  return { ...commit, extraStatements: [...extraStatements, ...messages.map(outbox.rowOf)] };
};

const lockKeysOf = ({ appends, claims, releases, counts, idempotencyRecord }: Commit): string[] => [
  ...appends.map(({ streamId }) => `stream ${streamId}`),
  ...[...claims, ...releases].map(({ kind, key }) => `claim ${kind} ${key}`),
  ...counts.map(({ counter, key }) => `count ${counter} ${key}`),
  ...(idempotencyRecord ? [`answer ${idempotencyRecord.accountId} ${idempotencyRecord.key}`] : []),
];

/** The connection was lost before it said how the transaction ended: trying again could do it twice. */
class OutcomeUnknown extends Error {}

const onOneConnection = async (pool: Pool, work: (client: PoolClient) => Promise<CommitResult>): Promise<CommitResult> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const result = await work(client);
    if (result.kind !== 'committed') await client.query('ROLLBACK');
    return result;
  } catch (failure) {
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
    if (broken) throw new OutcomeUnknown('The connection was lost during a commit.', { cause: failure });
    return expected(failure);
  } finally {
    client.release(broken);
  }
};

/** Statements are queued in one fixed order, so that transactions do not wait for each other in a circle. */
const committing = async (
  client: PoolClient,
  commits: readonly Commit[],
  { appends, lockKeys, requireKeys }: EncryptedAppends<StreamAppend>,
  inline: Inline | undefined,
): Promise<CommitResult> => {
  const claims = commits.flatMap((commit) => commit.claims);
  const releases = commits.flatMap((commit) => commit.releases);
  const counts = commits.flatMap((commit) => commit.counts);
  const answers = commits.flatMap(({ idempotencyRecord }) => idempotencyRecord ?? []);
  const extraStatements = commits.flatMap((commit) => commit.extraStatements ?? []);
  const reads = [...new Map(commits.flatMap((commit) => commit.reads ?? []).map((read) => [`${read.streamId} ${read.version}`, read])).values()];
  const sql = prepared(client);
  const isOneStatement =
    reads.length + claims.length + releases.length + counts.length + answers.length + extraStatements.length === 0 && !lockKeys && !inline;
  if (isOneStatement) return { kind: 'committed', position: await append(sql, appends) };

  const events = commits.flatMap((commit) => commit.appends).flatMap((one) => one.events);
  const projection = inline && events.length > 0 ? inline.prepare(events) : nothingToProject;
  const writeAndCommit = async (project: () => InlineWrite): Promise<void> => {
    const write = project();
    await pipelined({ written: rowsOfEach(sql, [...write.statements, ...extraStatements]), committed: committed(client) });
    write.committed();
  };

  // Of several, nobody would hear whose refusal it is: what stands in the way of one fails them all, and each is asked for by itself.
  const isAlone = commits.length === 1;
  const checks = pipelined({
    begun: client.query('BEGIN'),
    // First, so that a repeated request hears of its first answer and not of the conflict with it.
    recordsInserted: answers.length > 0 ? insertRecords(sql, answers) : undefined,
    // Before the append, so that nothing of this transaction is in their way.
    readsRequired: reads.length > 0 ? requireReads(sql, reads) : undefined,
    position: appends.length > 0 ? append(sql, appends) : logReader(client).currentPosition(),
    released: releases.length > 0 ? release(sql, releases) : undefined,
    claimRefusal: claims.length > 0 && isAlone ? claim(sql, claims) : undefined,
    claimsTaken: claims.length > 0 && !isAlone ? requireClaims(sql, claims) : undefined,
    countRefusal: counts.length > 0 ? count(sql, counts) : undefined,
    keysLocked: isAlone ? lockKeys?.(sql) : undefined,
    keysRequired: isAlone ? undefined : requireKeys?.(sql),
  });
  // A check that fails ends the transaction, and what was sent behind it does nothing. One that answers a refusal must be waited for.
  const mayRefuse = counts.length > 0 || (isAlone && (claims.length > 0 || lockKeys !== undefined));
  if (!mayRefuse && projection.reads.length === 0) {
    // When a check failed, what was queued behind it failed as well; the check is what to report.
    const { checked } = await pipelined({ checked: checks, written: writeAndCommit(() => projection.project([])) });
    return { kind: 'committed', position: checked.position };
  }

  // Where nothing is asked for the folds, they are made while PostgreSQL checks.
  const foldedOnceSent = async (): Promise<InlineWrite> => {
    await new Promise((resolve) => setImmediate(resolve));
    return projection.project([]);
  };
  const { checked, rows, folded } = await pipelined({
    checked: checks,
    rows: rowsOfEach(sql, projection.reads),
    folded: projection.reads.length === 0 ? foldedOnceSent() : undefined,
  });
  // A key was dropped meanwhile: what was encrypted with it would be lost.
  if (checked.keysLocked === false) return { kind: 'conflict' };
  const rejection = checked.claimRefusal ?? checked.countRefusal;
  if (rejection) return { kind: 'rejected', rejection };
  await writeAndCommit(() => folded ?? projection.project(rows));
  return { kind: 'committed', position: checked.position };
};

const nothingToProject: PreparedProjection = { reads: [], project: () => ({ statements: [], committed: () => {} }) };

/** Failures that are answers. Two commits that waited for each other are a conflict too: deciding again on fresh states settles it. */
const expected = (failure: unknown): CommitResult => {
  const { code, table } = failure as { code?: string; table?: string };
  if (code === '23505' && table === 'kept_answers') return { kind: 'keyTaken' };
  const conflicts = code === versionConflict || code === deadlockDetected || (code === '23505' && table === 'events');
  if (conflicts) return { kind: 'conflict' };
  throw failure;
};

const deadlockDetected = '40P01';
