import type { BankLineStep } from '#contracts/statements/bank/bank-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** What became of a line, newest first. */
export const bankLineHistory = async (db: ReadDatabase, lineId: string): Promise<BankLineStep[]> => {
  const rows = await db.selectFrom('bank_line_steps').where('line_id', '=', lineId).orderBy('version', 'desc').selectAll().execute();
  return rows.map((row) => ({
    id: String(row.version),
    name: row.name,
    at: row.recorded_at,
    operator: row.operator_name,
    by: row.matched_by,
    explainedAs: row.explained_as,
    postingIds: row.posting_ids,
    said: row.said,
  }));
};
