/** The money of the business. */
export const finance = {
  pages: { overview: 'Financial overview' },
  period: 'Period',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  comparedWith: 'compared with {{from}} to {{to}}, days in UTC',
  stillOf: 'still showing {{from}} to {{to}}',
  internal_one: '{{count, number}} test account left out',
  internal_other: '{{count, number}} test accounts left out',
  income: 'Income',
  expenses: 'Expenses',
  result: 'Result',
  held: 'Held for sellers',
  owed: 'Owed by sellers',
  before: '{{figure}} before',
  noneBefore: 'none before',
  unchanged: 'unchanged',
  incomeByFee: 'Income by fee',
  noIncome: 'Nothing was earned in this period.',
  noExpenses: 'Nothing was spent in this period.',
  account: 'Account',
  amount: 'Amount',
  beforeShort: 'Before',
  months: 'Income by month',
  monthsOf: 'Income by month, {{from}} to {{to}}. Also available as a table.',
  month: 'Month',
  total: 'Total',
  asChart: 'Chart',
  asTable: 'Table',
  showAs: 'Show as',
  inTrust: 'At the end of the period',
  openHolds: 'Open holds',
  openWithdrawals: 'Open withdrawals',
  now: 'now',
  clearing: 'Clearing',
  clearingText: 'Money that is owed to us or on its way; each account comes back to zero.',
  noClearing: 'Nothing is on its way.',
  with: 'With',
  open: 'Open',
  since: 'Since',
  age_one: '{{count, number}} day',
  age_other: '{{count, number}} days',
};

export default { finance };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    finance: typeof finance;
  }
}
