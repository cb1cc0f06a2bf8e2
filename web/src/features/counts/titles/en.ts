export const counts = { count: 'Count', counts: 'Shelf counts', plan: 'Plan counts', detail: 'Count of a shelf' };

export default { counts: { pages: counts } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    counts: typeof counts;
  }
}
