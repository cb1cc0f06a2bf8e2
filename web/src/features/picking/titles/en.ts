export const picking = { picking: 'Pick' };

export default { picking: { pages: picking } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    picking: typeof picking;
  }
}
