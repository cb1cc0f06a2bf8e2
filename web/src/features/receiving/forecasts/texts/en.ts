/** Forecasts as the warehouse sees them; what both sides say of a package stands under `packages`. */
export const appoint = {
  search: 'Tracking, package or batch number',
  owner: 'Owner',
  receive: 'Receive',
  goOn: 'Continue',
  inspect: 'Inspect',
  shelve: 'Shelve',
  scanIn: 'Scan in a parcel',
  emptyTitle: 'No forecasts for {{warehouse}} yet',
  emptyText: 'Sellers forecast what they send. A parcel without a forecast can be received as unclaimed.',
  checkInbound: 'Check inbound',
  checkedInbound: '{{parcel}} checked',
  cancelInbound: 'Cancel inbound',
  keepInbound: 'Keep it',
  cancelTitle: 'Cancel the inbound of {{parcel}}?',
  cancelText_one: '{{count, number}} received item is set to “Unknown”; items that never arrived are no longer expected.',
  cancelText_other: '{{count, number}} received items are set to “Unknown”; items that never arrived are no longer expected.',
  cancelled: 'Inbound of {{parcel}} cancelled',
};

export default { appoint };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    appoint: typeof appoint;
  }
}
