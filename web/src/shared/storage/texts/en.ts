export const storage = {
  pages: { storage: 'Storage' },
  tonight: 'Tonight',
  tonightHint: 'What lies in the warehouses past its free days, at the end of each warehouse’s day',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  soon: 'Starts within 7 days',
  soonAdds: '{{amount}} a night more',
  byWarehouse: 'By warehouse',
  charged: '{{charged, number}} of {{stored, number}} items',
  terms: '{{free, number}} days free, then {{fee}} a night',
  ends: 'Day ends',
  views: { tonight: 'Charged tonight', soon: 'Starts within 7 days', free: 'Free for longer' },
  item: 'Item',
  size: 'Size',
  warehouse: 'Warehouse',
  shelved: 'Shelved',
  firstNight: 'First charged night',
  perNight: 'A night ($)',
  count_one: '{{count, number}} item',
  count_other: '{{count, number}} items',
  emptyTitle: 'No items here',
  emptyText: 'Items appear here as their free days run out.',
  notLoaded: 'What storage costs could not be loaded.',
  chargedItems: 'Items charged',
  proven: 'These are the items that were charged: derived again from their histories, they agree with the posting in number and digest.',
  notProven: 'The items derived now do not agree with the posting. Ask us about it.',
};

export default { storage };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    storage: typeof storage;
  }
}
