export const outboundBatches = { batches: 'Outbound batches', tasks: 'Batch tasks' };

export default { outboundBatches: { pages: outboundBatches } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    outboundBatches: typeof outboundBatches;
  }
}
