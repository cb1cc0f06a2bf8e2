export const receiving = { receiving: 'Receive' };

export default { receiving: { pages: receiving } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    receiving: typeof receiving;
  }
}
