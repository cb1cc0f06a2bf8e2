import { queryRoute } from '#contracts/kernel/route.ts';
import { getBankLine, getBankProof, listBankLines, listBankStatements } from '#contracts/statements/bank/bank-queries.ts';
import { readArea, type Sources } from '../kernel/area.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { bankLineDetail } from './bank-candidates.ts';
import { bankLinePage, bankStatements, knownBankLine } from './bank-lines.ts';
import { bankPostingsByLine, bankPostingsOf } from './bank-postings.ts';
import {
  bankLinePostingsProjection,
  bankLinesProjection,
  bankLineStepsProjection,
  bankPostingsProjection,
  bankStatementsProjection,
} from './bank-projections.ts';
import { bankProof } from './bank-proof.ts';
import { dueStatements, keptStatement } from './kept-statements.ts';
import { readWalletStatement } from './wallet-statement.ts';
import { statementsMigrations } from './migrations/index.ts';

export const statementsReads = readArea({
  queries: ({ db }: { db: ReadDatabase }) => [
    queryRoute(listBankLines, ({ query }) => bankLinePage(db, query)),
    queryRoute(listBankStatements, ({ query }) => bankStatements(db, query.account)),
    queryRoute(getBankLine, ({ query }) => bankLineDetail(db, query.lineId)),
    queryRoute(getBankProof, ({ query }) => bankProof(db, query.account)),
  ],
  projections: [bankStatementsProjection, bankLinesProjection, bankPostingsProjection, bankLinePostingsProjection, bankLineStepsProjection],
  migrations: statementsMigrations,
  provides: ({ db }: Sources) => ({
    bankPostings: bankPostingsOf(db),
    bankPostingsByLine: bankPostingsByLine(db),
    knownBankLine: knownBankLine(db),
    bankProofOf: (account: string) => bankProof(db, account),
    keptStatement: keptStatement(db),
    dueStatements: (files: number, limit: number) => dueStatements(db, files, limit),
    walletStatement: readWalletStatement(db),
  }),
});
