/** The work of every floor, for those who hand it out. */
export const outboundTasks = {
  tabs: { shipWithLabel: 'Ship with label', reship: 'Reship without label', consignment: 'Consignment' },
  search: 'Order, tracking number or ONE ID',
  stage: 'Stage',
  owner: 'Owner',
  assignee: 'Assigned to',
  nobody: 'Not assigned',
  batch: 'Batch',
  assign: 'Assign {{count, number}}',
  assigned: '{{number}} assigned to {{name}}',
  revert: 'Take back {{count, number}}',
  reverted_one: '{{count, number}} order taken back',
  reverted_other: '{{count, number}} orders taken back',
  emptyTitle: 'No outbound tasks',
  emptyText: 'Orders appear here as soon as they are approved.',
};

export default { outboundTasks };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    outboundTasks: typeof outboundTasks;
  }
}
