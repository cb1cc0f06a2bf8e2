export const handover = {
  scan: 'Scan the waybill of a parcel',
  waiting: 'Waiting for the carrier',
  handedOver: 'Handed over today',
  nothing: 'Nothing is packed',
  nothingText: 'Packed orders appear here until their waybill is scanned.',
  noCarrier: 'Without a carrier',
  orders_one: '{{count, number}} order',
  orders_other: '{{count, number}} orders',
  parcels_one: '{{count, number}} parcel',
  parcels_other: '{{count, number}} parcels',
  items_one: '{{count, number}} item',
  items_other: '{{count, number}} items',
  noWaybill: 'No waybill yet: ship it at the packing table',
  print: 'Print the list',
  done: 'Handed to {{carrier}}',
  already: 'Already handed over',
  notPacked: 'Not packed yet',
  unknown: 'Unknown waybill',
  unchecked: 'No network: this waybill could not be looked up',
  refused: 'Not handed over',
  list: 'Handover list',
  waybill: 'Waybill',
  order: 'Order',
  shop: 'Shop',
  parcelsHead: 'Parcels',
  itemsHead: 'Items',
  weight: 'kg',
  total: 'Total',
  signature: 'Received by the carrier (name, signature, time)',
  scans: 'Scanned now',
};

export default { handover };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    handover: typeof handover;
  }
}
