/** What lists of all areas are filtered by. */
export const reference = {
  warehouse: 'Warehouse',
  owner: 'Owner',
  shop: 'Shop',
};

export default { reference };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    reference: typeof reference;
  }
}
