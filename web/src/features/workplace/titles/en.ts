export const workplace = { workplace: 'Workplace' };

export default { workplace: { pages: workplace } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    workplace: typeof workplace;
  }
}
