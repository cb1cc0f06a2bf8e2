/** Where orders and parcels go. */
export const addresses = {
  search: 'Search',
  searchLabel: 'Order, ONE ID, tracking number, recipient, postcode or phone',
  hint: 'Scan or type what is on the parcel: the page says where it goes.',
  tooShort: 'Type at least two characters.',
  nothing: 'Nothing goes there',
  nothingText: 'No order and no parcel of this warehouse bears that number or name.',
  byLabel: 'By its label',
  notSettled: 'Settled when it ships',
  goesTo: 'Goes to',
  arrived: 'Arrived',
  valid: 'A parcel can go there',
  checkTitle: 'Check an address',
  check: 'Check',
};

export default { addresses };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    addresses: typeof addresses;
  }
}
