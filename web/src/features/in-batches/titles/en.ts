export const inBatches = { inBatches: 'Inbound batches' };

export default { inBatches: { pages: inBatches } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    inBatches: typeof inBatches;
  }
}
