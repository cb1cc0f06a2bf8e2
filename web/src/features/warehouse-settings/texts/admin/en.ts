export const warehouseSettings = {
  warehouses: 'Warehouses',
  count_one: '{{count, number}} warehouse',
  count_other: '{{count, number}} warehouses',
  name: 'Name',
  id: 'ID',
  city: 'City',
  level: 'Level',
  free: 'Free storage',
  days_one: '{{count, number}} day',
  days_other: '{{count, number}} days',
  fee: 'Daily fee',
  feeText: 'per item and day',
  timeZone: 'Time zone',
  shelves: 'Shelves',
  used: 'Capacity used',
  menu: 'Menu',
  menuOf: '{{shown, number}} of {{of, number}} pages',
  menuText: 'Pages staff can see here, within their own permissions.',
  menuNone: 'No page is selected: nobody can work there.',
  shown: 'shown',
  hidden: 'hidden',
  add: 'Add warehouse',
  edit: 'Edit',
  addTitle: 'Add a warehouse',
  editTitle: 'Edit {{name}}',
  idHint: 'Letters, digits and hyphens. Cannot be changed later.',
  freeDays: 'Storage limit in days',
  freeHint: 'Days before storage is charged.',
  feeHint: 'Per item and day past the limit.',
  dailyFee: 'Daily fee ($)',
  fromTomorrow: 'A new limit or fee applies from tomorrow (local time). Fees already accrued stay.',
  timeZoneHint: 'Days are counted in this time zone.',
  address: 'Address',
  addressText: 'Where its parcels are sent from. Without an address, no shipping labels can be bought from here.',
  menuAll: 'All',
  menuClear: 'None',
  added: 'Warehouse {{name}} added',
  saved: 'Warehouse {{name}} saved',
  emptyTitle: 'No warehouses yet',
  emptyText: 'Add a warehouse and its storage terms, then its shelves.',
  noShelvesTitle: 'No shelves yet',
  noShelvesText: 'Items can be shelved once this warehouse has a shelf.',
  nothingFits: 'No shelves match these filters.',
};

export default { warehouseSettings };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    warehouseSettings: typeof warehouseSettings;
  }
}
