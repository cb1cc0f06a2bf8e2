/** Repair orders in the office: reviewed, watched over. */
export const repairOffice = {
  seller: 'Seller',
  emptyTitle: 'No repair order here',
  emptyText: 'What sellers apply for appears here, with its photos, its result and who worked on it.',
  nothingToReview: 'Nothing to review',
  nothingToReviewText: 'New applications for repair appear here, the longest waiting first.',
  before: 'Before',
  after: 'After',
  inspection: 'Inspection',
  approveAndTake: 'Approve · {{amount}}',
  approved_one: '{{count, number}} repair approved',
  approved_other: '{{count, number}} repairs approved',
  approveMany_one: 'Approve {{count, number}} repair',
  approveMany_other: 'Approve {{count, number}} repairs',
  approveTitle_one: 'Approve {{count, number}} repair?',
  approveTitle_other: 'Approve {{count, number}} repairs?',
  approveText: '{{amount}} set aside for them is taken. This cannot be undone.',
  reject_one: 'Reject {{count, number}} repair',
  reject_other: 'Reject {{count, number}} repairs',
  rejectTitle: 'Reject {{which}}?',
  rejectText_one: '{{count, number}} item goes back to its status before the repair. The seller sees your reason. Nothing is charged.',
  rejectText_other: '{{count, number}} items go back to their status before the repair. The seller sees your reason. Nothing is charged.',
  rejected_one: '{{count, number}} repair rejected',
  rejected_other: '{{count, number}} repairs rejected',
  reasons: {
    beyondRepair: 'This kind of damage cannot be repaired',
    photosUnclear: 'The photos do not show the damage',
    notWorthIt: 'The repair would cost more than the item gains',
  },
  edit: 'Edit',
  keyEdit: 'edit',
  editTitle: 'What is done in {{repairNo}}',
  editText: 'At the prices that {{seller}} pays today. The amount that is set aside follows.',
  choose: 'Please choose at least one',
  noLongerOffered: 'No longer offered, and left out: {{names}}',
  from: 'instead of {{amount}}',
  edited: '{{repairNo}} changed',
  feeHeld: '{{amount}} is set aside since the application. Approval takes it; it goes back if the repair fails or is cancelled.',
};

export default { repairOffice };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    repairOffice: typeof repairOffice;
  }
}
