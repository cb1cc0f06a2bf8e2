export const inventory = { inventory: 'Inventory', stock: 'Stock', shipped: 'Shipped items' };

export default { inventory: { pages: inventory } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    inventory: typeof inventory;
  }
}
