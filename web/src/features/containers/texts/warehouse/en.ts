/** Goods moved with a scanner in hand: a container with everything in it, or a whole shelf. */
export const moving = {
  scanStart: 'Scan a tote, a box or a shelf',
  startText: 'A container moves with everything in it; a shelf is moved whole.',
  containers: 'Totes and boxes here',
  none: 'No totes or boxes here',
  scanForContainer: 'Scan an item to put in, or a shelf to move to',
  inContainer_one: '{{count, number}} item in it',
  inContainer_other: '{{count, number}} items in it',
  standsOn: 'Stands on {{shelf}}',
  contents: 'In it',
  takeOut: 'Take out',
  finish: 'Another container',
  filled: 'Put into {{container}}',
  taken: 'Taken out of {{container}}',
  moved_one: 'Moved to {{shelf}} with {{count, number}} item',
  moved_other: 'Moved to {{shelf}} with {{count, number}} items',
  fromShelf: 'Everything on {{shelf}}',
  scanTo: 'Scan the shelf to move everything to',
  shelfItems_one: '{{count, number}} item lies there',
  shelfItems_other: '{{count, number}} items lie there',
  shelfMoved_one: '{{count, number}} item moved to {{shelf}}',
  shelfMoved_other: '{{count, number}} items moved to {{shelf}}',
  stays_one: '{{count, number}} item stays on {{shelf}}: an order or a request holds it',
  stays_other: '{{count, number}} items stay on {{shelf}}: orders or requests hold them',
  cancel: 'Move something else',
  refused: 'Not moved',
  unknown: 'Neither a container nor a shelf',
  unknownTodo: 'Scan the label of a tote, a box or a shelf.',
};

export default { moving };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    moving: typeof moving;
  }
}
