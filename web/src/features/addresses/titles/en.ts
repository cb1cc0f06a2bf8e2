export const addresses = { inquiry: 'Address inquiry' };

export default { addresses: { pages: addresses } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    addresses: typeof addresses;
  }
}
