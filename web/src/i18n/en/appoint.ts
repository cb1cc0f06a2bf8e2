/** Forecasts as the warehouse sees them; what both sides say of a package stands under `packages`. */
export const appoint = {
  search: 'Tracking, package or batch number',
  owner: 'Owner',
  receive: 'Receive',
  goOn: 'Go on receiving',
  inspect: 'Inspect',
  shelve: 'Shelve',
  scanIn: 'Scan a parcel in',
  emptyTitle: 'Forecasts for {{warehouse}} will be here',
  emptyText: 'Sellers forecast what they send. A parcel that nobody forecast can be received as unclaimed.',
  checkInbound: 'Check inbound',
  checkedInbound: '{{parcel}} is checked',
  cancelInbound: 'Cancel inbound',
  cancelTitle: 'Cancel the inbound of {{parcel}}?',
  cancelText_one: '{{count, number}} received item is set to “Unknown”; those that never came are no longer expected.',
  cancelText_other: '{{count, number}} received items are set to “Unknown”; those that never came are no longer expected.',
  cancelled: 'The inbound of {{parcel}} is cancelled',
};
