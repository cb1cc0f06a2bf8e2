export const returnsToSeller = { toSeller: 'Return to the seller' };

export default { returnsToSeller: { pages: returnsToSeller } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    returnsToSeller: typeof returnsToSeller;
  }
}
