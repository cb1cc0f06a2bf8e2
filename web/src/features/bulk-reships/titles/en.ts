export const bulkReships = { list: 'Bulk reships', form: 'New bulk reship', detail: 'Bulk reship' };

export default { bulkReships: { pages: bulkReships } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    bulkReships: typeof bulkReships;
  }
}
