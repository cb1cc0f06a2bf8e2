/** What was not on its shelf, until it is found or written off. */
export const missing = {
  views: { sought: 'To look for', writingOff: 'Write-offs in review', writtenOff: 'Written off' },
  count_one: '{{count, number}} item',
  count_other: '{{count, number}} items',
  search: 'ONE ID, SKU, name or shelf',
  item: 'Item',
  shelf: 'Should lie on',
  missed: 'Missed',
  missedFor: 'For order',
  why: 'Reason',
  inCount: 'Not there when the shelf was counted',
  asked: 'Write-off requested by',
  findTitle: 'Where does {{oneId}} lie?',
  findText: 'It is available again from then on.',
  findShelf: 'Scan the shelf',
  noShelf: 'This warehouse has no such shelf',
  found: '{{oneId}} found on {{shelf}}',
  askTitle: 'Write off {{oneId}}?',
  askText: 'Somebody else has to approve it. Until then people keep looking.',
  askReasons: { searched: 'The shelf and its neighbours were searched', gone: 'It left with another parcel' },
  askedNote: 'Write-off of {{oneId}} requested',
  approveTitle: 'Approve the write-off of {{oneId}}?',
  approveText: 'The item leaves the stock of {{shop}}. Should it turn up later, it can still be found.',
  writtenOff: '{{oneId}} written off',
  pay: 'Pay the seller',
  payment: 'Payment',
  paid: 'Paid {{amount}}',
  payWaits: '{{amount}} awaits approval',
  rejectTitle: 'Reject the write-off of {{oneId}}?',
  rejectText: 'It is looked for again.',
  rejected: '{{oneId}} is looked for again',
  emptyTitle: 'Nothing is missing',
  emptyText: 'Items that could not be picked appear here, to be looked for on their shelf.',
};

export default { missing };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    missing: typeof missing;
  }
}
