export const withdrawal = { withdrawal: 'Withdrawal', platformFlow: 'Platform flow' };

export default { withdrawal: { pages: withdrawal } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    withdrawal: typeof withdrawal;
  }
}
