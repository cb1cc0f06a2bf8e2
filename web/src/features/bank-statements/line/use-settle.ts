import { useTranslation } from 'react-i18next';
import { getBankLine, getBankProof, listBankLines, listBankStatements } from '#contracts/statements/bank/bank-queries.ts';
import type {
  creditBankLine,
  disputeBankLine,
  explainBankLine,
  matchBankLine,
  releaseBankLine,
} from '#contracts/statements/bank/settle-bank-line.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';

type Settling = typeof matchBankLine | typeof creditBankLine | typeof explainBankLine | typeof disputeBankLine | typeof releaseBankLine;

/** Settles a line. Where somebody was faster, the refusal says so and the line shows what it is now. */
export const useSettle = <E extends Settling>(endpoint: E) => {
  const { t } = useTranslation();
  return useCommand(endpoint, {
    invalidates: [getBankLine, listBankLines, listBankStatements, getBankProof],
    onSuccess: ({ status }) => showSuccess(t(`bankStatements.nowIs.${status}`)),
  });
};
