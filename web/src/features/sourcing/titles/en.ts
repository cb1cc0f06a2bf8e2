export const sourcing = { sourcing: 'Sourcing', products: 'Short-video products', skus: 'Short-video SKUs' };

export default { sourcing: { pages: sourcing } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    sourcing: typeof sourcing;
  }
}
