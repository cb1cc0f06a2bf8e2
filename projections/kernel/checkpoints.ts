import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { Sql } from '#kernel/database/sql.ts';

interface CheckpointRow {
  transaction_id: string;
  global_position: string;
}

const positionOf = (row: CheckpointRow | undefined): LogPosition => ({
  transactionId: BigInt(row?.transaction_id ?? 0),
  globalPosition: BigInt(row?.global_position ?? 0),
});

export const readCheckpoint = async (sql: Sql, name: string): Promise<LogPosition> => {
  const text = 'SELECT transaction_id::text, global_position FROM checkpoints WHERE name = $1';
  return positionOf((await sql.query<CheckpointRow>(text, [name])).rows[0]);
};

/** The same, locked until the transaction ends; nobody else moves the read model meanwhile. */
export const lockCheckpoint = async (sql: Sql, name: string): Promise<LogPosition> => {
  const { rows } = await sql.query<CheckpointRow>(
    `INSERT INTO checkpoints AS c (name, transaction_id, global_position) VALUES ($1, '0', 0)
     ON CONFLICT (name) DO UPDATE SET name = c.name RETURNING transaction_id::text, global_position`,
    [name],
  );
  return positionOf(rows[0]);
};

/** From one place to another, locked until the transaction ends; false, and the transaction has failed, when it is elsewhere. */
export const moveCheckpoint = async (sql: Sql, name: string, from: LogPosition, to: LogPosition): Promise<boolean> => {
  const values = [name, ...[to, from].flatMap(({ transactionId, globalPosition }) => [transactionId.toString(), globalPosition.toString()])];
  return sql.query(moveStatement, values).then(
    () => true,
    (failure: unknown) => {
      if ((failure as { code?: string }).code !== divisionByZero) throw failure;
      return false;
    },
  );
};

/** Where nothing moved it divides by zero: what was sent behind it, COMMIT too, comes to nothing without anyone having waited for its answer. */
const moveStatement = `
  WITH moved AS (
    INSERT INTO checkpoints AS c (name, transaction_id, global_position) VALUES ($1, $2::xid8, $3::bigint)
    ON CONFLICT (name) DO UPDATE SET transaction_id = excluded.transaction_id, global_position = excluded.global_position
      WHERE (c.transaction_id, c.global_position) = ($4::xid8, $5::bigint)
    RETURNING 1
  ) SELECT 1 / count(*) FROM moved`;

const divisionByZero = '22012';
