/** Consignments of all sellers, for those who look after them. */
export const consignments = {
  search: 'Order, platform order or ONE ID',
  seller: 'Seller',
  simple: 'In short',
  emptyTitle: 'Consigned items appear here',
  emptyText: 'Sellers put items on consignment from their inventory; once reviewed, they are marked as sold here.',
  markSold: 'Mark as sold',
  soldTitle: 'Mark {{oddNo}} as sold',
  soldFor: 'Sold for {{amount}}',
  sold: '{{oddNo}} is sold and waits for the warehouse',
  askedFor: 'Asking price {{amount}}',
  takeOver: 'Switch to the group account',
  takeOverTitle: 'Switch {{oddNo}} to the group account?',
  takeOverText:
    'The item leaves the platform and stays on its shelf; it belongs to the operator from now on. {{shop}} is paid at once. This cannot be undone.',
  takeOverFor: 'Take over for {{amount}}',
  takenOver: '{{oddNo}} is in the group account',
  paid: 'Paid to the seller',
};

export default { consignments };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    consignments: typeof consignments;
  }
}
