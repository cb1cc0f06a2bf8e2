import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { importBankStatement, MAX_STATEMENT_LINES } from '#contracts/statements/bank/bank-endpoints.ts';
import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { aLine, asMt940, aStatement } from '#services/statements/formats/statement-examples.ts';
import { atMost, beside, median, type Figure } from '../figure.ts';
import { seconds, timed } from '../timed.ts';
import { demoBankAccountNumber } from '#demo/story/books/bank-statements.ts';
import { withFinancePortal } from './finance-portal.ts';

const rounds = 3;
/** Milliseconds. */
const patience = 60_000;
/** Longest that it may take, in seconds. */
const bound = 2;

/** `reconcile`: a bank statement of 10,000 lines, until each stands matched with the posting that the books expected it by; beside an INSERT of as many rows. */
export const reconcileFigures = (databaseUrl: string): Promise<Figure[]> =>
  withFinancePortal(databaseUrl, async ({ pool, upload }) => {
    const took: number[] = [];
    const floors: number[] = [];
    // The first one warms up.
    for (let round = 0; round <= rounds; round++) {
      await expectLines(pool, round);
      await everythingRead(pool);
      const text = await statement(pool, round);
      const sha256 = createHash('sha256').update(text).digest('hex');
      const { answer, seconds: imported } = await timed(() => upload(importBankStatement, new File([text], 'main.sta'), { account: 'main', sha256 }));
      await mustBeMatched(pool, round, answer.matched);
      const floor = await bareRows(pool, round);
      if (round === 0) continue;
      took.push(imported);
      floors.push(floor);
    }
    return [atMost('reconcile', median(took), 's', bound, 1), beside('reconcile-insert', median(took), 's', median(floors))];
  });

const refOf = (round: number, n: number | string): string => `BENCH${round}X${n}`;

/** Until what follows the log has read what came before: the statement of one round is not measured beside the reading of the last. */
const everythingRead = async (pool: Pool): Promise<void> => {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const { rows } = await pool.query<{ behind: boolean }>(
      `SELECT coalesce(bool_or(f.global_position < l.global_position), false) AS behind
       FROM (SELECT global_position FROM events ORDER BY transaction_id DESC, global_position DESC LIMIT 1) l,
         (SELECT global_position FROM checkpoints UNION ALL SELECT global_position FROM processes) f`,
    );
    if (!rows[0]!.behind) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('What follows the log has not come to its end.');
};

/** What the bank's notices have had posted for these lines. */
const expectLines = (pool: Pool, round: number) =>
  pool.query(
    `INSERT INTO bank_postings (posting_id, account, currency, cents, effective_date, reference_kind, reference_id, line_key, shop_id, remark, created_at)
     SELECT 'bench-${round}-' || n, 'main', 'USD', 1000 + n, current_date, 'recharge', 'RC-${round}-' || n, 'main:${refOf(round, '')}' || n, 2, '', now()
     FROM generate_series(1, $1::integer) n`,
    [MAX_STATEMENT_LINES],
  );

/** It goes on where the last one of the account has ended. */
const statement = async (pool: Pool, round: number): Promise<string> => {
  const { rows } = await pool.query<{ to_day: string; closing: number }>(
    `SELECT to_day::text, closing_cents::float AS closing FROM bank_statements WHERE account = 'main' ORDER BY version DESC LIMIT 1`,
  );
  const day = addDays(rows[0]?.to_day ?? '2026-01-01', 1);
  const lines = Array.from({ length: MAX_STATEMENT_LINES }, (_, index) =>
    aLine({ ref: refOf(round, index + 1), bookedOn: day, cents: 1_001 + index }),
  );
  return asMt940(aStatement(lines, { account: demoBankAccountNumber, openingCents: rows[0]?.closing ?? 0, from: day, to: day }));
};

const mustBeMatched = async (pool: Pool, round: number, told: number): Promise<void> => {
  const { rows } = await pool.query<{ matched: number; claimed: number }>(
    `SELECT (SELECT count(*) FROM bank_lines WHERE ref LIKE '${refOf(round, '')}%' AND status = 'matched')::int AS matched,
       (SELECT count(*) FROM claims WHERE kind = 'bank-posting' AND key LIKE 'bench-${round}-%')::int AS claimed`,
  );
  const { matched, claimed } = rows[0]!;
  if ([matched, claimed, told].some((count) => count !== MAX_STATEMENT_LINES))
    throw new Error(`${matched} lines are matched, ${claimed} claimed, ${told} told.`);
};

/** The rows of the lines once more, into a table without an index. */
const bareRows = async (pool: Pool, round: number): Promise<number> => {
  await pool.query('CREATE TABLE IF NOT EXISTS bare_lines AS SELECT * FROM bank_lines LIMIT 0');
  return seconds(() => pool.query(`INSERT INTO bare_lines SELECT * FROM bank_lines WHERE ref LIKE '${refOf(round, '')}%'`));
};
