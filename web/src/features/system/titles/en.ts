export const system = { system: 'System' };

export default { system: { pages: system } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    system: typeof system;
  }
}
