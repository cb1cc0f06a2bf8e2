export const shelving = { shelving: 'Shelve' };

export default { shelving: { pages: shelving } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    shelving: typeof shelving;
  }
}
