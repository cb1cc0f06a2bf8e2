export const bulk = { deposit: 'Bulk deposit', deduction: 'Bulk deduction' };

export default { bulk: { pages: bulk } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    bulk: typeof bulk;
  }
}
