import { sql } from 'kysely';
import { daysBetween } from '#contracts/kernel/lists/date-range.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { shopInText } from '#contracts/payments/recharge-code.ts';
import type { BankCandidates, BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { bankLineHistory } from './bank-line-history.ts';
import { isStanding, outstandingPostings, postingColumns, toPosting } from './bank-postings.ts';
import { lineRows, toLine, type FoundLine } from './bank-lines.ts';

/** Postings that are offered: enough to put a settlement together. */
const MAX_POSTINGS = 60;
const MAX_SHOPS = 5;
const nearDays = 3;

type Reasons = BankCandidates['postings'][number]['reasons'];

/** What a line may be are suggestions, never acts: a person presses. */
export const bankLineDetail = async (db: ReadDatabase, lineId: string): Promise<BankLineDetail | Rejection> => {
  const line = await lineRows(db).where('l.line_id', '=', lineId).executeTakeFirst();
  if (!line) return reject('NotFound', { field: 'lineId' });
  const isOpen = line.status === 'unmatched' || line.status === 'disputed';
  const [postings, shops, history] = await Promise.all([
    isOpen ? likelyPostings(db, line) : [],
    isOpen && line.amount > 0 ? likelyShops(db, line) : [],
    bankLineHistory(db, lineId),
  ]);
  return { ...toLine(line), candidates: { postings, shops }, history };
};

/** Of the same direction; those of the same amount and the nearest days first. */
const likelyPostings = async (db: ReadDatabase, line: FoundLine): Promise<BankCandidates['postings']> => {
  const rows = await outstandingPostings(db, line.account)
    .where(sql<boolean>`sign(p.cents) = ${Math.sign(line.amount)} and abs(p.cents) <= ${Math.abs(line.amount)}`)
    .select([...postingColumns])
    .orderBy(sql`p.cents = ${line.amount}`, 'desc')
    .orderBy(sql`abs(p.effective_date::date - ${line.booked_on}::date)`)
    .orderBy('p.posting_id')
    .limit(MAX_POSTINGS)
    .execute();
  const text = withoutBlanks(line.text);
  return rows.map((row) => {
    const reasons: Reasons = [];
    if (row.amount === line.amount) reasons.push('amount');
    if (text.includes(withoutBlanks(row.reference_id))) reasons.push('reference');
    if (Math.abs(daysBetween(row.effective_date, line.booked_on)) <= nearDays) reasons.push('day');
    return { ...toPosting(row), reasons };
  });
};

const withoutBlanks = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whose code it bears, and who was credited with what came from the same account. */
const likelyShops = async (db: ReadDatabase, line: FoundLine): Promise<BankCandidates['shops']> => {
  const byCode = shopInText(line.text);
  const paidBefore = line.payer_account === '' ? [] : await shopsPaidFrom(db, line.payer_account);
  const shopIds = [...new Set([...(byCode === undefined ? [] : [byCode]), ...paidBefore])];
  if (shopIds.length === 0) return [];
  const shops = await db.selectFrom('shops').where('shop_id', 'in', shopIds).select(['shop_id', 'uid', 'realname']).execute();
  return shops.map(({ shop_id, uid, realname }) => ({
    shopInfo: { id: shop_id, uid, realname },
    reasons: [...(shop_id === byCode ? (['code'] as const) : []), ...(paidBefore.includes(shop_id) ? (['payer'] as const) : [])],
  }));
};

const shopsPaidFrom = async (db: ReadDatabase, payerAccount: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('bank_lines as l')
    .innerJoin('bank_line_postings as m', 'm.line_id', 'l.line_id')
    .innerJoin('bank_postings as p', 'p.posting_id', 'm.posting_id')
    .where('l.payer_account', '=', payerAccount)
    .where(isStanding)
    .where('p.shop_id', 'is not', null)
    .groupBy('p.shop_id')
    .orderBy(sql`count(*)`, 'desc')
    .limit(MAX_SHOPS)
    .select('p.shop_id')
    .execute();
  return rows.map(({ shop_id }) => shop_id!);
};
