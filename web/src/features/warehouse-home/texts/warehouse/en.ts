/** What waits on the floor, on the workplace of the warehouse. */
export const warehouseHome = {
  waiting: 'Waiting today',
  today: '{{received, number}} received and {{shipped, number}} shipped today',
  toReceive: 'Receive',
  toCount: 'Count',
  toInspect: 'Inspect',
  toShelve: 'Shelve',
  toPick: 'Pick',
  toPack: 'Pack',
  toShip: 'Ship',
  toReturn: 'Returns',
  toRepair: 'Repair',
  toCountShelves: 'Count shelves',
  late: '{{count, number}} late',
};

export default { warehouseHome };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    warehouseHome: typeof warehouseHome;
  }
}
