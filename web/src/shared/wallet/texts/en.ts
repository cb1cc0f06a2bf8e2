export const payment = {
  fee: 'Fee',
  balance: 'Available in the wallet',
  after: 'Available afterwards',
  short: '{{amount}} more is needed. Recharge the wallet first.',
  openWallet: 'Open the wallet',
};

export default { payment };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    payment: typeof payment;
  }
}
