export const transfers = { transfers: 'Warehouse transfers', receive: 'Receive a transfer' };

export default { transfers: { pages: transfers } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    transfers: typeof transfers;
  }
}
