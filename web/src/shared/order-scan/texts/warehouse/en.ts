export const orderScan = {
  notFound: 'No such order',
  notFoundText: 'There is no open order or batch with this number in {{warehouse}}.',
  checkNumber: 'Check the number, or choose the order from the list.',
  shipped: 'Already shipped',
  shippedAt: '{{oddNo}} left on {{time}}',
  isParcel: 'That is an inbound parcel',
  inNoOrder: 'Not in an order',
  noWork: 'Nothing to do for this order',
  noWorkTodo: 'Scan another order. If its items are here, ask your lead.',
  which: 'Which order?',
  whichText: 'These orders match {{code}}.',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  none: 'None of these',
};

export default { orderScan };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    orderScan: typeof orderScan;
  }
}
