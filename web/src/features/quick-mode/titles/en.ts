export const quickMode = { quickMode: 'Quick mode' };

export default { quickMode: { pages: quickMode } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    quickMode: typeof quickMode;
  }
}
