export const bankStatements = { bankStatements: 'Bank statements' };

export default { bankStatements: { pages: bankStatements } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    bankStatements: typeof bankStatements;
  }
}
