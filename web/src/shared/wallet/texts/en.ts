export const payment = {
  fee: 'Fee',
  from: 'from {{amount}}',
  balance: 'Available in the wallet',
  after: 'Available afterwards',
  short: '{{amount}} more is needed. Recharge the wallet first.',
  recharge: 'Recharge',
  heldUntilApproved: 'Set aside when you submit, paid when the request is approved. It is free again if the request is rejected or recalled.',
  leastHeldUntilApproved:
    'An estimate: the fee goes by weight, which is known only once it is packed. The smallest step is set aside when you submit and paid when the request is approved. More than that is paid only if you confirm a quotation. It is free again if the request is rejected or recalled.',
  noCardFee: 'No rate card asks a fee for this request. Should one be quoted, nothing is paid before you confirm it.',
  feeUnread: 'The fee could not be loaded.',
};

export default { payment };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    payment: typeof payment;
  }
}
