export const accounts = {
  accounts: 'Accounts',
  businessAccounts: 'Business accounts',
};

export default { accounts: { pages: accounts } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    accounts: typeof accounts;
  }
}
