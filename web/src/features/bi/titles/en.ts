export const bi = { bi: 'Business overview' };

export default { bi: { pages: bi } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    bi: typeof bi;
  }
}
