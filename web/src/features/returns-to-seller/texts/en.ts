/** Goods that came back or failed their inspection, on their way back to their seller. */
export const returnsToSeller = {
  views: { all: 'All', cameBack: 'Came back', failed: 'Failed inspection' },
  count_one: '{{count, number}} item',
  count_other: '{{count, number}} items',
  search: 'ONE ID, SKU, name or shelf',
  item: 'Item',
  shelf: 'Shelf',
  why: 'Why',
  former: 'Was {{oneId}}',
  found: 'Inspection',
  received: 'Received',
  changed: 'Last change',
  send_one: 'Return {{count, number}} to the seller',
  send_other: 'Return {{count, number}} to the seller',
  severalSellers: 'Choose items of one seller',
  severalWarehouses: 'Choose items of one warehouse',
  noCommonCause: 'Choose items that go back for the same reason',
  title_one: 'Return {{count, number}} item to {{seller}}',
  title_other: 'Return {{count, number}} items to {{seller}}',
  text: 'The order is on the floor at once. The seller sees it with its reason.',
  cause: 'Reason',
  known: 'Addresses used before',
  usedForReturn: 'Return {{oddNo}}',
  usedForOrder: 'Order {{oddNo}}',
  remark: 'Remark for the seller',
  ordered_one: '{{oddNo}}: {{count, number}} item goes back to {{seller}}',
  ordered_other: '{{oddNo}}: {{count, number}} items go back to {{seller}}',
  emptyTitle: 'Nothing to return',
  emptyText: 'Goods of sellers that came back or failed their inspection appear here once they lie on a shelf.',
};

export default { returnsToSeller };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    returnsToSeller: typeof returnsToSeller;
  }
}
