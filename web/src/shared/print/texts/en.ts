export const print = {
  missing: 'The label is missing and cannot be printed',
  failed: 'This could not be printed',
};

export default { print };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    print: typeof print;
  }
}
