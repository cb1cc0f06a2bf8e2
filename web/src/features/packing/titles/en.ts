export const packing = { packing: 'Pack' };

export default { packing: { pages: packing } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    packing: typeof packing;
  }
}
