export const repairBench = {
  title: 'Repair',
  scanItem: 'Scan an item or a repair',
  scanNext: 'Scan the next item',
  waiting: 'To repair',
  nothing: 'Nothing to repair',
  nothingText: 'Approved repairs of this warehouse appear here.',
  notInRepair: 'Not in repair',
  notToRepair: 'Nothing to do for this repair',
  expected: 'The ONE ID of an item to be repaired, or the number of its repair',
  layAside: 'Lay the item aside and scan another one.',
  detailFailed: 'get repair detail failed',
  related: 'Former ONE ID',
  ofTheSeller: 'From the seller',
  before: 'Before the repair',
  beforeHint: 'Show every spot that is to be repaired.',
  beforeMissing: 'Take a photo before the repair first.',
  after: 'After the repair',
  sameAngle: 'Take each photo from the same angle as before the repair.',
  afterMissing: 'Take a photo after the repair first.',
  photo: 'Photo {{number}}',
  waybill: 'Waybill (optional)',
  waybillHint: 'The label on the parcel that the item came in.',
  defects: 'Defects',
  repairable: 'Mark as repairable',
  notRepairable: 'Not repairable',
  loseBox: 'Lose box',
  loseTitle: 'Box of {{repairNo}} lost?',
  loseText: 'The repair shows as lost parcel until the box is found, and the seller is paid back.',
  lostText: 'The repair goes on where it stood once the box is found.',
  findBox: 'Cancel lost box',
  qc: 'Quality check',
  qcPhoto: 'Photo of the check',
  remark: 'Remark',
  complete: 'Repair complete',
  done: 'Repaired',
  doneText: 'The item is inspected again.',
  inspect: 'Inspect now',
  nextItem: 'Next item',
  told: {
    started: '{{repairNo}} is in progress',
    completed: '{{repairNo}} is repaired',
    failed: '{{repairNo}} is not repairable',
    lost: 'Box of {{repairNo}} lost',
    found: 'Box of {{repairNo}} found',
    today: '{{repairNo}} moved to today',
  },
};

export default { repairBench };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    repairBench: typeof repairBench;
  }
}
