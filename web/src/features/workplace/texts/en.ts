/** Where a seller begins the day. */
export const workplace = {
  needsAttention: 'Needs your attention',
  inProgress: 'In progress',
  counts: {
    differences: 'Count differences',
    feesToConfirm: 'Fees to confirm',
    quotesToConfirm: 'Quotes to answer',
    transfersToConfirm: 'Transfers to confirm',
    issue: 'Items with an issue',
    pastFree: 'Past free storage',
    scheduled: 'Awaiting arrival',
    reviewing: 'Orders in review',
    pendingOutbound: 'Orders at the warehouse',
    cashOutsReviewing: 'Cash-outs in review',
    transfersReviewing: 'Transfers in review',
    consignmentsReviewing: 'Consignments in review',
    repairsReviewing: 'Repairs in review',
  },
  hints: {
    differences: 'Received does not match your forecast',
    feesToConfirm: 'Ships when you confirm',
    quotesToConfirm: 'Sell at the quoted price, or keep them',
    transfersToConfirm: 'Transfers when you confirm',
    issue: 'Repair, return or sell as it is',
    pastFree: 'Storage is charged by the day',
    scheduled: 'Forecast, not yet received',
    reviewing: 'Can still be recalled',
    pendingOutbound: 'Being picked and packed',
    cashOutsReviewing: 'You will get a quote',
    transfersReviewing: 'The fee comes next',
    consignmentsReviewing: 'For sale once approved',
    repairsReviewing: 'Starts once approved',
  },
  feeSoFar: '{{fee}} storage so far',
  stats: {
    inStock: 'In stock',
    value: 'Stock value',
    available: 'Available',
    listed: 'For sale',
    outbounding: 'On the way out',
    sales: 'Sales, 30 days',
    wallet: 'Wallet',
  },
  inbound: '{{count, number}} inbound',
  forecast: '{{count, number}} forecast',
  atCost: 'at cost',
  costUnknown: '{{count, number}} without a cost',
  readyToSell: 'free to sell or ship',
  onMarkets: 'on consignment',
  leaving: 'reserved for an order',
  inWallet: 'ready to spend',
  sold_one: '{{count, number}} item, {{today}} today',
  sold_other: '{{count, number}} items, {{today}} today',
  recent: 'Recent activity',
  nothingYet: 'Changes to your goods appear here as they happen.',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  latestSales: 'Latest sales',
  allSales: 'Last 30 days',
  noSales: 'Sold items appear here.',
  emptyTitle: 'Start with a forecast',
  emptyText: 'Tell us what you are sending and where to. From then on you can follow every item here.',
};

export default { workplace };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    workplace: typeof workplace;
  }
}
