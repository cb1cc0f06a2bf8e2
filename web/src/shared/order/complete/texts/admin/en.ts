/** The last step of an order. */
export const completion = {
  title: 'Complete {{oddNo}}?',
  text: 'The order is closed: its payment is processed. This cannot be undone.',
  pays: 'The payout goes to the wallet of {{shop}} at once. This cannot be undone.',
  completeAndPay: 'Complete and pay {{amount}}',
  completed: '{{oddNo}} completed',
};

export default { completion };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    completion: typeof completion;
  }
}
