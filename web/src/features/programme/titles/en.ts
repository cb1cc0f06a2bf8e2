export const programme = {
  programme: 'Fulfilment programme',
  ship: 'New shipment',
  shipment: 'Shipment',
  reviews: 'Fulfilment programme review',
  review: 'Review of a shipment',
};

export default { programme: { pages: programme } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    programme: typeof programme;
  }
}
