import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { checkBankStatement, importBankStatement } from './bank/bank-endpoints.ts';
import { bankLinePersonalData, bankLineUpcasters } from './bank/bank-events.ts';
import { getBankProof, getBankLine, listBankLines, listBankStatements } from './bank/bank-queries.ts';
import { creditBankLine, disputeBankLine, explainBankLine, matchBankLine, postBankOpening, releaseBankLine } from './bank/settle-bank-line.ts';
import { statementRejections } from './statement-rejections.ts';
import { downloadWalletStatement } from './wallet/wallet-statement.ts';
import { bankStatementsTopic } from './statement-topics.ts';

export const statementsContract = contract({
  endpoints: [
    checkBankStatement,
    importBankStatement,
    matchBankLine,
    creditBankLine,
    explainBankLine,
    disputeBankLine,
    releaseBankLine,
    postBankOpening,
    listBankLines,
    listBankStatements,
    getBankProof,
    downloadWalletStatement,
    getBankLine,
  ],
  rejections: statementRejections,
  upcasters: bankLineUpcasters,
  topics: [
    {
      kind: bankStatementsTopic,
      access: listBankLines.access,
      scope: wholeScope,
      of: { bankstatements: () => [bankStatementsTopic], bankline: () => [bankStatementsTopic] },
    },
  ],
  personalData: bankLinePersonalData,
});
