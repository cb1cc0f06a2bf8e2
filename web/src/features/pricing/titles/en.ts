export const pricing = {
  search: 'Price search',
  fees: 'Sales platform fees',
};

export default { pricing: { pages: pricing } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    pricing: typeof pricing;
  }
}
