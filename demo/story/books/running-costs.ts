import { lastDayOf, monthBefore, monthOf } from '#contracts/periods/months.ts';
import { explanations, type Explanation } from '#contracts/statements/bank/bank-events.ts';
import { isDue, refOf, type BookedLine, type Moved, type Span } from './bank-days.ts';

interface Cost {
  as: Explanation;
  dayOfMonth: number;
  cents: number;
  payee: string;
  text: string;
}

/** Paid every month, whatever happens. */
const fixed: readonly Cost[] = [
  { as: 'rent', dayOfMonth: 1, cents: 78_000, payee: 'Ironbound Dock Properties', text: 'Rent EWR-1' },
  { as: 'rent', dayOfMonth: 1, cents: 46_000, payee: 'Inland Logistics Park', text: 'Rent LAX-2' },
  { as: 'rent', dayOfMonth: 2, cents: 29_000, payee: 'Pudong Warehousing', text: 'Rent PVG-3' },
  { as: 'pay', dayOfMonth: 15, cents: 98_000, payee: 'Clearwage Payroll', text: 'Payroll, first half' },
  { as: 'pay', dayOfMonth: 28, cents: 98_000, payee: 'Clearwage Payroll', text: 'Payroll, second half' },
];

const carriers = ['usps', 'ups', 'fedEx'] as const;
const platforms = ['stockMarket', 'kickExchange', 'auction', 'shelflineMarket'] as const;

/** What the bank books on a day that no posting foresees: rent, pay, the bills of carriers, the settlements of platforms, and its own fee. */
export const runningLines = (day: string, moved: Moved): BookedLine[] => {
  const line = (as: Explanation, cents: number, payer: string, text: string): BookedLine[] =>
    cents === 0 ? [] : [{ as, ref: refOf(day, as, text), bookedOn: day, cents, text, payer, payerAccount: '' }];
  const month = monthOf(day);
  const before = monthBefore(month);
  const settled = settledOn(day, month, before);
  return [
    ...fixed.filter(({ dayOfMonth }) => isDue(day, dayOfMonth)).flatMap(({ as, cents, payee, text }) => line(as, -cents, payee, text)),
    ...(isDue(day, 6) ? carriers : []).flatMap((as) => {
      const { account, sub } = explanations[as];
      return line(as, Math.min(0, moved(account, sub, { from: `${before}-01`, to: lastDayOf(before) })), sub, `Invoice ${before}, labels`);
    }),
    ...(settled ? platforms : []).flatMap((as) => {
      const { account, sub } = explanations[as];
      return line(as, Math.max(0, moved(account, sub, settled!)), sub.slice('platform:'.length), `Settlement ${settled!.from} to ${settled!.to}`);
    }),
    ...(day === lastDayOf(month) ? line('fee', -3_500, '', 'Account fee and outgoing payments') : []),
  ];
};

/** Platforms pay twice a month for the half before. */
const settledOn = (day: string, month: string, before: string): Span | undefined => {
  if (isDue(day, 4)) return { from: `${before}-16`, to: lastDayOf(before) };
  return isDue(day, 19) ? { from: `${month}-01`, to: `${month}-15` } : undefined;
};
