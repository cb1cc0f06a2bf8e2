export const home = { home: 'Home' };

export default { home: { pages: home } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    home: typeof home;
  }
}
