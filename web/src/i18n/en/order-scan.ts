export const orderScan = {
  notFound: 'No such order',
  notFoundText: 'There is no open order or batch with this number in {{warehouse}}.',
  checkNumber: 'Check the number, or choose the order from the list.',
  shipped: 'Already shipped',
  shippedAt: '{{oddNo}} left on {{time}}',
  noWork: 'Nothing to do for this order',
  noWorkTodo: 'Scan another order. If its items are here, ask your lead.',
  which: 'Which order?',
  whichText: '{{code}} is not a whole order number. These have it in them.',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  none: 'None of these',
};
