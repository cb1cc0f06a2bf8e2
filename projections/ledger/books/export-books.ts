import { accountNames, type Entry } from '#contracts/ledger/accounts.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { inSnapshot, sqlOf } from '../../kernel/snapshot.ts';
import { moneyEvents } from './read-postings.ts';
import { isPosting, type Posting } from './recorded-posting.ts';

/** What the sums of the ledger say of one account at the end of the month. */
interface Closing {
  account: string;
  currency: string;
  cents: number;
}

export type WriteText = (text: string) => unknown;

/**
 * The books of a month, `yyyy-mm`, or all that there are, as a journal in plain text that hledger reads: accounts and commodities by name, opening balances, a
 * transaction for each posting, and at the end what every account must come to by the sums of the ledger. Postings that those sums have not taken in yet
 * are left out.
 */
export const exportBooks = (db: ReadDatabase, month: string | undefined, write: WriteText): Promise<void> =>
  inSnapshot(db, async (moment) => {
    const sql = sqlOf(moment);
    const { opening, postings } = await postingsOf(sql, month);
    const closings = await closingsOf(sql, month);
    const named = new Set([...accountNames, ...closings.map(({ account }) => account)]);
    write(
      [...named]
        .sort()
        .map((account) => `account ${account}\n`)
        .join(''),
    );
    write(`\ncommodity 1000.00 USD\ncommodity 1000.00 CNY\n\n`);
    if (opening.size > 0) write(openingOf(opening, `${month}-01`));
    for (const posting of postings) write(transactionOf(posting));
    write(assertionsOf(closings, endOf(month, postings)));
  });

const postingsOf = async (sql: Sql, month: string | undefined) => {
  const opening = new Map<string, number>();
  const postings: Posting[] = [];
  for await (const batch of moneyEvents(sql))
    for (const { event, isSummed } of batch) {
      if (!isSummed || !isPosting(event)) continue;
      const { effectiveDate, currency, entries } = event.data;
      if (month === undefined || effectiveDate.startsWith(month)) postings.push(event);
      else if (effectiveDate < month) for (const entry of entries) add(opening, `${nameOf(entry)}\t${currency}`, signed(entry));
    }
  return { opening, postings: postings.sort((a, b) => order(a).localeCompare(order(b))) };
};

const order = ({ data, recordedAt, eventId }: Posting): string => `${data.effectiveDate} ${recordedAt} ${eventId}`;
const add = (sums: Map<string, number>, key: string, cents: number): void => void sums.set(key, (sums.get(key) ?? 0) + cents);
const signed = ({ side, cents }: Entry): number => (side === 'D' ? cents : -cents);

/** Two spaces would end a name. */
const nameOf = ({ account, sub }: Pick<Entry, 'account' | 'sub'>): string => (sub ? `${account}:${sub.replace(/\s+/g, ' ')}` : account);

const closingsOf = async (sql: Sql, month: string | undefined): Promise<Closing[]> => {
  const { rows } = await sql.query<Closing>(
    `SELECT account || CASE WHEN sub = '' THEN '' ELSE ':' || regexp_replace(sub, '\\s+', ' ', 'g') END AS account, currency,
       sum(debit_cents - credit_cents)::float AS cents
     FROM ledger_sums WHERE $1::text IS NULL OR to_char(day, 'YYYY-MM') <= $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [month ?? null],
  );
  return rows;
};

const openingOf = (sums: ReadonlyMap<string, number>, date: string): string => {
  const lines = [...sums].filter(([, cents]) => cents !== 0).map(([key, cents]) => line(...(key.split('\t') as [string, string]), cents));
  return lines.length === 0 ? '' : `${date} * Opening balances\n${lines.join('')}\n`;
};

const transactionOf = ({ eventId, data }: Posting): string => {
  const { effectiveDate, postingId, currency, entries, reference, remark } = data;
  const title = 'type' in data ? data.type : 'journal';
  const tags = [`event:${eventId}`, ...('shopId' in data ? [`shop:${data.shopId}`] : []), `about:${reference.kind} ${reference.id}`];
  const note = remark.replace(/[\r\n;|]+/g, ' ').trim();
  const lines = entries.map((entry) => line(nameOf(entry), currency, signed(entry)));
  return `${effectiveDate} * (${postingId.replace(/[()]/g, '')}) ${title}${note && ` | ${note}`}  ; ${tags.join(', ')}\n${lines.join('')}\n`;
};

const line = (account: string, currency: string, cents: number): string => `    ${account}  ${amount(cents)} ${currency}\n`;

const amount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const endOf = (month: string | undefined, postings: readonly Posting[]): string =>
  month === undefined ? (postings.at(-1)?.data.effectiveDate ?? '2000-01-01') : lastDayOf(month);

const lastDayOf = (month: string): string => {
  const [year, nth] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10);
};

const assertionsOf = (closings: readonly Closing[], date: string): string => {
  const lines = closings.map(({ account, currency, cents }) => `    ${account}  0 ${currency} = ${amount(cents)} ${currency}\n`);
  return lines.length === 0 ? '' : `${date} * Closing balances\n${lines.join('')}`;
};
