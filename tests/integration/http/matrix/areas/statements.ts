import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const lineId = 'BL-0123456789abcdef';
const mt940 = (reference: string, cents = '5,') =>
  Buffer.from([':20:X', ':25:1', ':60F:C261120USD0,', `:61:261120C${cents}NTRFNONREF//${reference}`, ':62F:C261120USD5,', ''].join('\n'));

export const rows: Rows = {
  checkBankStatement: { sample: () => ({ file: mt940('A'), fileName: 'a.sta' }), admin: [200, 403], codes: ['500'], elsewhere: 404 },
  // Its digest is not that of the file.
  importBankStatement: { sample: () => ({ file: mt940('B') }), admin: [400, 403], codes: ['500'] },
  matchBankLine: { sample: () => ({ body: { lineId, postingIds: ['A'] } }), admin: [404, 403], codes: ['500'] },
  creditBankLine: { sample: () => ({ body: { lineId, shopId: 7 } }), admin: [404, 403], codes: ['500'] },
  explainBankLine: { sample: () => ({ body: { lineId, as: 'fee' } }), admin: [404, 403], codes: ['500'] },
  disputeBankLine: { sample: () => ({ body: { lineId, reason: 'whose?' } }), admin: [404, 403], codes: ['500'] },
  releaseBankLine: { sample: () => ({ body: { lineId, reason: 'Wrong shop' } }), admin: [404, 403], codes: ['500'] },
  postBankOpening: { sample: () => ({ body: {} }), admin: [409, 403], codes: ['500'] },
  listBankLines: { admin: [200, 403], codes: ['500'] },
  listBankStatements: { admin: [200, 403], codes: ['500'] },
  getBankLine: { sample: () => ({ query: { lineId } }), admin: [404, 403], codes: ['500'] },
  getBankProof: { admin: [200, 403], codes: ['500'] },
  downloadWalletStatement: {
    sample: (_given, base) => ({ query: { month: '2026-01', format: 'csv', ...(base === 'admin' && { shopId: 7 }) } }),
    business: [200, 200, 403, 200],
    admin: [200, 403],
    codes: ['500'],
  },
};

export const topics: TopicRows = {
  bankstatements: whole('bankstatements', '500'),
};
