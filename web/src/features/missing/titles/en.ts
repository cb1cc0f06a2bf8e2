export const missing = { missing: 'Missing items' };

export default { missing: { pages: missing } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    missing: typeof missing;
  }
}
