export const wallet = {
  money: 'Money',
  wallet: 'Wallet',
  walletEntries: 'Wallet and cash flow',
  merchantFlow: 'Merchant flow',
  merchantWallets: 'Merchant wallets',
  deductions: 'Deductions',
};

export default { wallet: { pages: wallet } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    wallet: typeof wallet;
  }
}
