export const withdrawal = {
  pages: { withdrawal: 'Withdrawal' },
  accounts: 'Bank accounts',
  addAccount: 'Add bank account',
  noneTitle: 'No bank account yet',
  noneText: 'Add the account that your withdrawals are to be paid to. It can be used 24 hours after you add it.',
  account: 'Account',
  holder: 'Account holder',
  holderHint: 'As the bank knows them',
  holderType: 'Holder type',
  country: 'Country or region of the bank',
  currency: 'Account currency',
  currencyHint: 'Withdrawals are sent in US dollars; the bank converts them.',
  ending: 'ending in {{lastFour}}',
  state: 'State',
  ready: 'Ready',
  usableFrom: 'Ready {{at}}',
  added: 'Added',
  addedNote: 'The account ending in {{lastFour}} was added; an e-mail confirms it.',
  safety: 'You will be told by e-mail, and can withdraw to the account once it has been there for a day.',
  remove: 'Remove',
  removeTitle: 'Remove the account ending in {{lastFour}}?',
  removeText: 'Past withdrawals stay in your list.',
  removed: 'The account ending in {{lastFour}} was removed.',
};

export default { withdrawal };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    withdrawal: typeof withdrawal;
  }
}
