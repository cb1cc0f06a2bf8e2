export const wallet = {
  pages: {
    money: 'Money',
    wallet: 'Wallet',
    walletEntries: 'Wallet and cash flow',
    merchantFlow: 'Merchant flow',
  },
  balance: 'Balance',
  entries_one: '{{count, number}} entry in 30 days',
  entries_other: '{{count, number}} entries in 30 days',
  cameIn: 'In, 30 days',
  wentOut: 'Out, 30 days',
  curve: 'Balance, 30 days',
  curveOf: 'Balance over 30 days: {{first}} at the start, lowest {{least}}, highest {{most}}, {{last}} now',
  atEndOf: '{{day}}: {{balance}} at the end of the day',
  notLoaded: 'The balance could not be loaded.',
  views: { in: 'In', out: 'Out' },
  count_one: '{{count, number}} entry, in {{in}}, out {{out}}',
  count_other: '{{count, number}} entries, in {{in}}, out {{out}}',
  search: 'Reference or note',
  type: 'Type',
  day: 'Day',
  time: 'Time',
  reference: 'Reference',
  note: 'Note',
  amount: 'Amount ($)',
  after: 'Balance ($)',
  emptyTitle: 'No wallet entries yet',
  emptyText: 'Credits, fees and refunds appear here, each with the balance after it.',
  allEmptyTitle: 'No wallet entries yet',
  allEmptyText: 'Credit a wallet from the sellers’ accounts; every entry appears here.',
};

export default { wallet };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    wallet: typeof wallet;
  }
}
