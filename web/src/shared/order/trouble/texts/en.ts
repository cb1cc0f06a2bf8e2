/** What stops an approved order, and the ways out. */
export const trouble = {
  reportTitle: 'Report an exception for {{oddNo}}',
  reportText: 'Work on the order stops until someone resumes it. Everyone who opens it sees the reason.',
  reported: '{{oddNo}} stopped',
  resumed: '{{oddNo}} resumed',
  reasons: { label: 'The label cannot be read', damaged: 'Items are damaged', address: 'The address is incomplete' },
  walksBack_one: '{{count, number}} picked item goes back to a shelf and is available from then on.',
  walksBack_other: '{{count, number}} picked items go back to a shelf and are available from then on.',
  refunded: 'What its owner paid for it is returned.',
  cancellations: { asked: 'The owner asked for it', address: 'It cannot be delivered there', notFound: 'The items were not found' },
  replaceTitle: 'Replace an item of {{oddNo}}',
  replaceText: 'The new item is reserved for the order, and the other becomes available again. One that was not found stays missing.',
  item: 'Item of the order',
  twin: 'Replace it with',
  twinOn: '{{oneId}} on {{shelf}}',
  twinHint: 'Same owner, product, size and inspection result; longest stored first',
  noTwins: 'No free item is like it: same owner, product, size and inspection result.',
  twinsFailed: 'What could replace it could not be loaded',
  replaced: '{{oneId}} replaced with {{twin}}',
};

export default { trouble };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    trouble: typeof trouble;
  }
}
