/** What the pages on the way in share: receiving, inspection, shelving. */
export const inbound = {
  steps: 'Inbound steps',
  receive: 'Receive',
  inspect: 'Inspect',
  shelve: 'Shelve',
  notFound: 'Not found',
  notFoundText: 'No parcel or item in {{warehouse}} has this code.',
  checkCode: 'Check the code and scan again.',
  misread: 'Misread',
  misreadText: 'The check character does not match.',
  misreadTodo: 'Scan it again.',
  elsewhere: 'Belongs to {{warehouse}}',
  elsewhereWhat: { package: 'A parcel that belongs to another warehouse.', unit: 'An item that belongs to another warehouse.' },
  elsewhereTodo: {
    package: 'Do not receive it here. Put it aside for {{warehouse}}.',
    unit: 'Do not handle it here. Put it aside for {{warehouse}}.',
  },
  known: { shelf: 'That is a shelf', order: 'That is an order', batch: 'That is a batch', tote: 'That is a tote' },
  knownTodo: 'Scan a parcel or an item here.',
  offline: 'You are offline',
  offlineText: 'This code has to be looked up, and there is no connection.',
  tryAgain: 'Scan it again when the connection is back.',
  isState: '{{name}}, {{size}}: {{state}}',
  otherParcel: 'Another parcel',
  ofParcel: '{{name}}, {{size}}, {{owner}}',
  expectedOfParcel_one: 'The remaining item of {{parcel}}',
  expectedOfParcel_other: 'One of the {{count, number}} remaining items of {{parcel}}',
  layAside: 'Set it aside. It belongs to {{parcel}}.',
  switchTo: 'Switch to {{parcel}}',
  handOver: 'Not your step',
  handOverTo: 'Hand it over for this step: {{step}}.',
  printLabel: 'Print label',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  damagedOnArrival: 'Arrived damaged',
};

export default { inbound };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    inbound: typeof inbound;
  }
}
