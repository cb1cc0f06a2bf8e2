export const outbound = {
  outbound: 'Outbound',
  delivered: 'Shipped',
};

export default { outbound: { pages: outbound } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    outbound: typeof outbound;
  }
}
