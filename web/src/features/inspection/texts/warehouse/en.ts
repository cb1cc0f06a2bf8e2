export const inspection = {
  scanStart: 'Scan a parcel or item',
  scanNext: 'Scan the next item',
  scanOrPress: 'Scan, or press a number',
  startTitle: 'Inspect',
  startText: 'Scan the ONE ID of a received item, or the parcel it came in.',
  waiting: 'To inspect',
  photos: 'Photos',
  required: '{{done, number}} of {{of, number}} required',
  former: 'When it left',
  formerInspected: 'Inspected',
  formerLeft: 'Shipped',
  formerPacked: 'Its parcel when it was packed',
  formerNoPhotos: 'No photos were taken when it was inspected.',
  more: 'More',
  result: 'Result',
  allResults: 'All results',
  remark: 'Remark',
  remarkHint: 'What the next person should know',
  correcting: 'Correction',
  correctingText: 'The first inspection stays on record. This one refers to it and counts from now on.',
  corrected: 'Corrected: {{result}}',
  undone: 'Inspection undone',
  refused: 'Not recorded',
  completed: 'Already inspected',
  completedTodo: 'If the result is wrong, correct it.',
  completedExpected: 'A received item awaiting inspection',
  correct: 'Correct the inspection',
  done: 'All items inspected',
  doneText_one: '{{count, number}} item of {{parcel}} is inspected.',
  doneText_other: '{{count, number}} items of {{parcel}} are inspected.',
  toShelving: 'Continue to shelving',
  place_one: '{{name}}, {{size}}, {{count, number}} photo',
  place_other: '{{name}}, {{size}}, {{count, number}} photos',
};

export default { inspection };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    inspection: typeof inspection;
  }
}
