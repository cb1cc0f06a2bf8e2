import { area } from '#kernel/area.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { creditBankLineRoute } from './bank/credit-bank-line.ts';
import { disputeBankLineRoute } from './bank/dispute-bank-line.ts';
import { explainBankLineRoute } from './bank/explain-bank-line.ts';
import { checkBankStatementRoute, importBankStatementRoute, type BankLineNeeds } from './bank/import-bank-statement.ts';
import { matchBankLineRoute, type BankPostingNeeds } from './bank/match-bank-line.ts';
import { matchByText } from './bank/match-by-text.ts';
import { postBankOpeningRoute } from './bank/post-bank-opening.ts';
import { releaseBankLineRoute, type ReleaseNeeds } from './bank/release-bank-line.ts';
import { keepStatementsJob, type KeepStatementsNeeds } from './kept/keep-statements-job.ts';
import { statementsAreaMigrations } from './migrations/index.ts';
import { downloadWalletStatementRoute, type WalletStatementNeeds } from './wallet/download-wallet-statement.ts';

export const statementsArea = area({
  commands: [creditBankLineRoute, explainBankLineRoute, disputeBankLineRoute, postBankOpeningRoute],
  wiredCommands: (needs: BankPostingNeeds & BankLineNeeds & ReleaseNeeds) => [
    importBankStatementRoute(needs),
    matchBankLineRoute(needs),
    releaseBankLineRoute(needs),
  ],
  queries: ({ log, ...needs }: WalletStatementNeeds & { log: EventLog }) => [checkBankStatementRoute(log), downloadWalletStatementRoute(needs)],
  processes: [matchByText],
  wiredJobs: (needs: KeepStatementsNeeds) => [keepStatementsJob(needs)],
  migrations: statementsAreaMigrations,
});
