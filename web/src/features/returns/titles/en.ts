export const returns = { group: 'Returns', returns: 'Return to warehouse' };

export default { returns: { pages: returns } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    returns: typeof returns;
  }
}
