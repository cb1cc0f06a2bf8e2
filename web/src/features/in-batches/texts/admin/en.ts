export const inBatches = {
  search: 'Batch or package number',
  batchNo: 'Batch',
  warehouse: 'Warehouse',
  packages: 'Packages',
  items: 'Items',
  state: 'Status',
  open: 'Receiving',
  closed: 'Closed',
  opened: 'Opened',
  closedAt: 'Closed at',
  date: 'Date',
  count_one: '{{count, number}} batch',
  count_other: '{{count, number}} batches',
  emptyTitle: 'No inbound batches yet',
  emptyText: 'A batch begins when a warehouse receives its first package.',
};

export default { inBatches };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    inBatches: typeof inBatches;
  }
}
