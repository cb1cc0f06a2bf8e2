import { contract } from '../kernel/area.ts';
import { checkBooksEndpoint, getBooks } from './books.ts';
import { explainJournal, exportLedgerEntries, listLedgerEntries } from './entries.ts';

export const ledgerContract = contract({
  endpoints: [getBooks, checkBooksEndpoint, listLedgerEntries, exportLedgerEntries, explainJournal],
});
