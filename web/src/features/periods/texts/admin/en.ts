export const periods = {
  month: 'Month',
  status: 'Status',
  income: 'Income',
  expenses: 'Expenses',
  result: 'Result',
  closedBy: 'Closed by',
  closedAt: 'Closed at',
  utc: 'Months of the books, UTC',
  checklist: 'Checklist',
  met: 'Met',
  missing: 'Missing',
  explainable: 'Say why',
  settle: 'Settle',
  checkBooks: 'Check the books',
  note: 'Why money without an owner stays',
  sealed: 'Sealed with',
  postings: 'Postings',
  position: 'Position in the log',
  digest: 'Digest (SHA-256)',
  whyUnallocated: 'Money without an owner',
  balances: 'Trial balance of the month',
  balancesHint: 'Debit and credit of the month; balance at its end',
  history: 'History',
  nothing: 'Nothing was posted until the end of this month.',
  reopening: '{{name}} asked to open this month again: {{reason}}',
  ownRequest: 'Somebody else has to decide.',
  actions: {
    startClosing: 'Start closing',
    cancelClosing: 'Leave open',
    close: 'Close the month',
    askReopening: 'Ask to reopen',
    approveReopening: 'Approve reopening',
    declineReopening: 'Keep closed',
  },
  startText: 'From now on only finance posts into {{month}}; everything else takes the first open day.',
  closeText: 'Nothing is posted into {{month}} any more, and its statements are final. Two persons are needed to open it again.',
  askText: 'Somebody else has to approve it. Statements of {{month}} were given out.',
  approveText: '{{month}} is open for finance until it is closed anew.',
  declineText: '{{month}} stays closed.',
  done: {
    open: '{{month}} is open',
    closing: '{{month}} is being closed',
    closed: '{{month}} is closed',
    reopening: 'Asked to open {{month}} again',
  },
  events: {
    PeriodClosingStarted: 'Closing started',
    PeriodClosingCancelled: 'Left open',
    PeriodAdjusted: 'Finance posted into it',
    PeriodClosed: 'Closed',
    PeriodReopenAsked: 'Reopening asked for',
    PeriodReopenDeclined: 'Kept closed',
    PeriodReopened: 'Opened again for finance',
  },
};

export default { periods };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    periods: typeof periods;
  }
}
