import type { Language, Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { DueStatement } from '#contracts/statements/wallet/kept-statement.ts';
import { walletStatementFormatNames, walletStatementFormats, type WalletStatementFormat } from '#contracts/statements/wallet/wallet-statement.ts';
import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';
import { makeStatement, type StatementSource } from '../wallet/make-statement.ts';

export interface KeepStatementsNeeds extends StatementSource, Pick<JobNeeds, 'pool' | 'clock'> {
  files: Pick<JobNeeds['files'], 'keepMade'>;
  dueStatements(files: number, limit: number): Promise<readonly DueStatement[]>;
}

const everyMs = 5_000;
const languages: readonly Language[] = ['en_us', 'zh_cn'];
const filesOfWallet = walletStatementFormatNames.length * languages.length;
/** Wallets that a run looks for. */
const WALLETS_A_RUN = 50;
/** How long a run goes on with them. Nobody waits for these files, and while they were made without a rest, a node answered a third fewer commands. */
const MAX_RUN_MS = 1_000;

const accountId = 'keep-statements';
const maker = (language: Language): Viewer => ({
  accountId,
  name: 'Statements',
  terminal: 'admin',
  warehouseIds: [],
  permissions: [],
  language,
  timeZone: 'UTC',
  sessionId: accountId,
  requestId: accountId,
});

/** Makes the statements of closed months once; what is asked for later is the same to the byte. Resumed where it was broken off. */
export const keepStatementsJob = (needs: KeepStatementsNeeds): Job => ({
  name: 'keep-statements',
  everyMs,
  run: async () => {
    const until = performance.now() + MAX_RUN_MS;
    const due = await needs.dueStatements(filesOfWallet, WALLETS_A_RUN);
    for (const wallet of due)
      for (const format of walletStatementFormatNames)
        for (const language of languages) {
          if (performance.now() > until) return;
          await keepOne(needs, { ...wallet, format, language });
        }
  },
});

interface OneFile extends DueStatement {
  format: WalletStatementFormat;
  language: Language;
}

const keepOne = async ({ pool, clock, files, ...source }: KeepStatementsNeeds, one: OneFile): Promise<void> => {
  const { month, closing, shopId, format, language } = one;
  const key = [month, closing, shopId, format, language];
  const { rowCount } = await pool.query('SELECT FROM kept_statements WHERE (month, closing, shop_id, format, language) = ($1, $2, $3, $4, $5)', key);
  if (rowCount! > 0) return;
  const now = clock.now();
  const made = await makeStatement(source, maker(language), { shopId, month, format, now, inBackground: true });
  if (isRejection(made) && made.rejected !== 'StatementTooLong') return;
  const { ending, contentType } = walletStatementFormats[format];
  const fileId = isRejection(made)
    ? null
    : await files.keepMade(made.file, { accountId, shopId, contentType, name: `statement-${made.statement.shop.uid}-${month}.${ending}` });
  await pool.query(
    'INSERT INTO kept_statements (month, closing, shop_id, format, language, file_id, kept_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
    [...key, fileId, now],
  );
};
