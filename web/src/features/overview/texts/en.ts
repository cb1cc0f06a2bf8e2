export const overview = {
  warehouse: 'Warehouse',
  warehouses: 'Warehouses',
  level: 'Level',
  stock: 'In the warehouse',
  onShelves: 'shelves {{share}} full',
  used: 'Capacity used',
  inbound: 'Received today',
  inspected: 'Inspected today',
  shelved: 'Shelved today',
  outbound: 'Shipped today',
  pending: 'Waiting',
  today: 'Today',
  todaySince: 'since midnight at the warehouse, {{since}} your time; the linked lists use days in your time zone',
  occupancy: 'Shelf occupancy',
  waiting: 'Waiting',
  ageing: 'Ageing',
  ageingAside: 'items by days since shelving',
  age: '{{from}}–{{to}}\u00a0d',
  ageOpen: 'over {{from}}\u00a0d',
  late: 'Late',
  toReceive: 'To receive',
  toCount: 'To count',
  toInspect: 'To inspect',
  toShelve: 'To shelve',
  toPick: 'To pick',
  toPack: 'To pack',
  toShip: 'To ship',
  toReturn: 'Returns',
  toRepair: 'In repair',
  toCountShelves: 'Shelves to count',
  unclaimed: 'Unclaimed parcels',
  sought: 'Missing items',
  inException: 'Orders in exception',
  toPutBack: 'To put back',
  repairsLate: 'Repairs late',
  emptyTitle: 'No warehouses yet',
  emptyText: 'Once a warehouse is added, its shelves and work appear here.',
};

export default { overview };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    overview: typeof overview;
  }
}
