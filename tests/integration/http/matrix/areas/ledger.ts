import type { Rows } from '../row.ts';

export const rows: Rows = {
  getBooks: { admin: [200, 403], codes: ['500'] },
  listLedgerEntries: { sample: () => ({ query: { account: 'income:fee' } }), admin: [200, 403], codes: ['500'] },
  exportLedgerEntries: { sample: () => ({ body: { account: 'income:fee' } }), admin: [200, 403], codes: ['500'] },
  explainJournal: { sample: () => ({ query: { postingId: 'earned-none-1' } }), admin: [404, 403], codes: ['500'] },
  checkBooks: { sample: () => ({ body: {} }), admin: [200, 403], codes: ['500'] },
};
