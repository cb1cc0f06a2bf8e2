export const audit = {
  audit: 'Audit centre',
  batchApproval: 'Batch approval',
  reviewShipWithLabel: 'Ship with label review',
  reviewReship: 'Transshipment review',
  reviewCashOut: 'Cash-out review',
  reviewTransfer: 'Transfer review',
  reviewWarehouseTransfer: 'Warehouse transfer review',
  reviewConsignment: 'Consignment review',
  reviewDetail: 'Review',
};

export default { audit: { pages: audit } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    audit: typeof audit;
  }
}
