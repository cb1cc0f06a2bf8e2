/** Totes and boxes. */
export const containers = {
  views: { all: 'In use', filled: 'Filled', empty: 'Empty', retired: 'Retired' },
  count_one: '{{count, number}} container',
  count_other: '{{count, number}} containers',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  search: 'ONE ID or shelf',
  kind: 'Kind',
  status: 'Status',
  shelf: 'Stands on',
  warehouse: 'Warehouse',
  contents: 'Contents',
  label: 'Label printed',
  changed: 'Changed',
  never: 'Never',
  emptyTitle: 'No totes or boxes here',
  emptyText: 'Add some, print their labels, and move what is in them by one scan.',
  add: 'Add containers',
  addTitle: 'Add totes or boxes',
  quantity: 'How many',
  where: 'Where they stand',
  whereHint: 'Scan or type the shelf',
  noShelf: 'This warehouse has no such shelf',
  added_one: '{{count, number}} container added',
  added_other: '{{count, number}} containers added',
  print_one: 'Print {{count, number}} label',
  print_other: 'Print {{count, number}} labels',
  printOne: 'Print label',
  detailFailed: 'The container could not be loaded',
  nothing: 'Nothing is in it.',
  item: 'Item',
  itemStatus: 'Status',
  events: {
    ContainerCreated: 'Created',
    ContainerLabelPrinted: 'Label printed',
    ContainerFilled: 'Filled',
    ContainerItemTaken: 'Item taken out',
    ContainerMoved: 'Moved',
    ContainerEmptied: 'Emptied',
    ContainerRetired: 'Retired',
  },
  emptied: 'Container {{container}} is empty',
  emptyAsk: 'Empty container {{container}}?',
  emptyAskText: 'What is in it lies on shelf {{shelf}} from now on, without it.',
  retireTitle: 'Take container {{container}} out of use?',
  retireText: 'Its label is not accepted any more.',
  retireKeep: 'Keep it in use',
  retired: 'Container {{container}} is out of use',
};

export default { containers };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    containers: typeof containers;
  }
}
