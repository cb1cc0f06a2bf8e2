/** For those who review what goes into the programme. */
export const programmeReview = {
  approved_one: '{{count, number}} shipment approved',
  approved_other: '{{count, number}} shipments approved',
  approveMany_one: 'Approve {{count, number}}',
  approveMany_other: 'Approve {{count, number}}',
  approveTitle_one: 'Approve {{count, number}} shipment?',
  approveTitle_other: 'Approve {{count, number}} shipments?',
  approveText: 'The marketplace is asked for the labels of each box.',
  rejectMany_one: 'Reject {{count, number}}',
  rejectMany_other: 'Reject {{count, number}}',
  rejectTitle: 'Reject {{which}}?',
  rejectText: 'The seller sees the reason, and the items are free again.',
  rejected_one: '{{count, number}} shipment rejected',
  rejected_other: '{{count, number}} shipments rejected',
  closeCaseTitle: 'Close the case of {{shipmentNo}}?',
  closeCaseText: 'Settle it with the marketplace first. Items that turn up later are still followed.',
  closeCaseReasons: { compensated: 'Compensated by the marketplace', carrierClaim: 'Claimed from the carrier', notSent: 'Was never in the box' },
  caseClosed: 'Case closed',
};

export default { programmeReview };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    programmeReview: typeof programmeReview;
  }
}
