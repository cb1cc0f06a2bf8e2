/** Outbound orders as the floor sees them; what both sides say of an order stands under `orders`. */
export const outbound = {
  open: 'To do',
  exception: 'Exception',
  tabs: 'Outbound types',
  owner: 'Owner',
  batch: 'Batch',
  assignee: 'Assigned to',
  shippedAgo: 'Shipped {{ago}}',
  nobody: 'nobody',
  waiting: 'On the floor since',
  pick: 'Pick',
  pack: 'Pack',
  ship: 'Ship',
  assignToMe: 'Assign {{count, number}} to me',
  assignTo: 'Assign {{count, number}} to …',
  assigned_one: '{{count, number}} order assigned to you',
  assigned_other: '{{count, number}} orders assigned to you',
  openBatch: 'Batch of {{count, number}}',
  batched: 'Batch {{batchNo}} created',
  emptyTitle: 'No orders to ship',
  emptyText: 'Orders appear here as soon as they are approved.',
  deliveredTitle: 'No shipped orders yet',
  deliveredText: 'Shipped orders can be found here by order number, tracking number or ONE ID.',
  outFrom: 'Shipped',
  startPicking: 'Start picking',
};

export default { outbound };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    outbound: typeof outbound;
  }
}
