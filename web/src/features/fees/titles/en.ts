export const fees = {
  fees: 'Fees',
  platform: 'Platform fees',
  merchants: 'Merchant rates',
  merchant: 'Merchant rate',
  repair: 'Repair prices',
  storage: 'Storage fees',
};

export default { fees: { pages: fees } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    fees: typeof fees;
  }
}
