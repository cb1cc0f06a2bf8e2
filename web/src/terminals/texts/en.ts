export const terminals = {
  pages: {
    warehouse: 'Warehouse',
    business: 'Seller',
    admin: 'Admin',
    shopUser: 'Shop',
    orderManagement: 'Orders',
    selfOperatedWarehouse: 'Self-operated warehouse',
    warehouseManagement: 'Warehouse management',
    taskManagement: 'Tasks',
  },
};

export default { terminals };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    terminals: typeof terminals;
  }
}
