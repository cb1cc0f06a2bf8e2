export const periods = { periods: 'Month end' };

export default { periods: { pages: periods } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    periods: typeof periods;
  }
}
