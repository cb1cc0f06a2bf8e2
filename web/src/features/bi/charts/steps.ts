import type { Bi } from '#contracts/bi/bi-queries.ts';

type Day = Bi['days'][number];

/** What one bar or point of a curve stands for: a day, or a week of a long range. */
export interface Step {
  from: string;
  to: string;
  inbound: number;
  outbound: number;
  sales: number;
  profit: number;
  /** At its end. */
  stock: number;
  /** These three of as many days in the period before. */
  inboundBefore: number;
  outboundBefore: number;
  salesBefore: number;
}

/** More days than this are hairlines. */
const MAX_DAYS = 45;
const week = 7;

/** Weeks end where the range ends: what is looked at last is whole, and the first is the one that may be shorter. */
export const stepsOf = ({ days, daysBefore }: Pick<Bi, 'days' | 'daysBefore'>): Step[] => {
  const length = days.length > MAX_DAYS ? week : 1;
  const first = days.length % length || length;
  const steps: Step[] = [];
  for (let start = 0, end = first; start < days.length; start = end, end += length) {
    const [part, before] = [days.slice(start, end), daysBefore.slice(start, end)];
    steps.push({
      from: part[0]!.day,
      to: part.at(-1)!.day,
      inbound: total(part, 'inbound'),
      outbound: total(part, 'outbound'),
      sales: total(part, 'sales'),
      profit: total(part, 'profit'),
      stock: part.at(-1)!.stock,
      inboundBefore: total(before, 'inbound'),
      outboundBefore: total(before, 'outbound'),
      salesBefore: total(before, 'sales'),
    });
  }
  return steps;
};

const total = (days: readonly Day[], measure: Exclude<keyof Day, 'day'>): number => days.reduce((sum, day) => sum + day[measure], 0);

/** What moved the stock of a day besides receipts and shipments: what was found again, what left without a parcel, a receipt of an earlier day that was cancelled. */
export const otherChangesOf = ({ days, daysBefore }: Pick<Bi, 'days' | 'daysBefore'>): readonly number[] =>
  days.map(({ stock, inbound, outbound }, index) => stock - (days[index - 1] ?? daysBefore.at(-1))!.stock - inbound + outbound);
