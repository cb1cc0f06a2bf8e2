export const books = {
  checkNow: 'Check the books',
  checked: 'Last check',
  neverChecked: 'The books have not been checked yet; they are checked every hour.',
  isSound_one: '{{count, number}} posting added up anew: nothing contradicts it.',
  isSound_other: '{{count, number}} postings added up anew: nothing contradicts them.',
  isBroken_one: '{{count, number}} contradiction. Until it is settled no withdrawal is paid, no storage is charged and no bulk file is posted.',
  isBroken_other: '{{count, number}} contradictions. Until they are settled no withdrawal is paid, no storage is charged and no bulk file is posted.',
  noticedTitle: 'Since the last check',
  noticed_one:
    '{{count, number}} contradiction came up as postings were summed. Withdrawals, storage charges and bulk files wait until a check finds nothing.',
  noticed_other:
    '{{count, number}} contradictions came up as postings were summed. Withdrawals, storage charges and bulk files wait until a check finds nothing.',
  explained: '{{share, number}} % of the {{money}} that moved is worked out again from what it rests on.',
  unexplained_one: '{{count, number}} posting is older than what explains it.',
  unexplained_other: '{{count, number}} postings are older than what explains them.',
  holds: 'Holds',
  broken: 'Broken',
  invariant: 'Rule',
  where: 'Where',
  expected: 'Should be',
  found: 'Is',
  position: 'Position in the log',
  breaks: 'Contradictions',
  clearing: 'Money on its way',
  nothingOnItsWay: 'Nothing is on its way: every clearing account has come back to zero.',
  allInTime_one: 'Nothing is on its way for more than {{count, number}} day.',
  allInTime_other: 'Nothing is on its way for more than {{count, number}} days.',
  isOverdue_one:
    '{{count, number}} account has money on its way for more than {{days, number}} days. That is no contradiction, and nothing stops for it: ask whoever is to settle it.',
  isOverdue_other:
    '{{count, number}} accounts have money on its way for more than {{days, number}} days. That is no contradiction, and nothing stops for it: ask whoever is to settle it.',
  overdue: 'Overdue',
  inTime: 'In time',
  standing: 'Standing',
  open: 'Open',
  overdueOfIt: 'Of it overdue',
  oldest: 'Since',
  age: 'Age',
  days_one: '{{count, number}} day',
  days_other: '{{count, number}} days',
  trialBalance: 'Trial balance',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  total: 'Total',
  none: 'No money has moved yet',
  noneText: 'As soon as a seller is credited or charged, both sides of it stand here.',
};

export default { books };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    books: typeof books;
  }
}
