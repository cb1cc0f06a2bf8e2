import { useSearchParams } from 'react-router-dom';
import type { LedgerEntry } from '#contracts/ledger/entries.ts';
import { openJournalParameter, openPostingParameter } from '#web/core/open-row/parameters.ts';

/** Opens the posting of a row, in place of what is open: those of wallets and those between own accounts have drawers of their own. */
export const useOpenEntry = (): ((entry: LedgerEntry) => void) => {
  const [, setParameters] = useSearchParams();
  return ({ type, postingId }) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      for (const name of [openPostingParameter, openJournalParameter]) after.delete(name);
      after.set(type === null ? openJournalParameter : openPostingParameter, postingId);
      return after;
    });
};
