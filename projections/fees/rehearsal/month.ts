import { sql, type RawBuilder } from 'kysely';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { addDays, dayIn } from '#contracts/kernel/lists/date-range.ts';

/** Its first and its last day, `YYYY-MM-DD`. */
export interface Month {
  first: string;
  last: string;
}

/** The last month that is over. */
export const lastMonth = (now: Date): Month => {
  const last = addDays(`${dayIn(now, BOOK_TIME_ZONE).slice(0, 7)}-01`, -1);
  return { first: `${last.slice(0, 7)}-01`, last };
};

/** Postings `r` that are for a day of the month, and neither take another back nor were taken back. */
export const standing = ({ first, last }: Month): RawBuilder<boolean> =>
  sql<boolean>`r.effective_date between ${first}::date and ${last}::date and r.reverses is null
    and not exists (select from wallet_records undone where undone.reverses = r.posting_id)`;
