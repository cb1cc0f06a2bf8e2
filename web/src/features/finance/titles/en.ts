export const finance = { overview: 'Financial overview', selfOperated: 'Self-operated' };

export default { finance: { pages: finance } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    finance: typeof finance;
  }
}
