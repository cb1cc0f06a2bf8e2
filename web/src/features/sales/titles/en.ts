export const sales = { sales: 'Sales', saleOrders: 'Sale orders', sale: 'Sale' };

export default { sales: { pages: sales } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    sales: typeof sales;
  }
}
