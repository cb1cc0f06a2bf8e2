export const inspection = { inspection: 'Inspection' };

export default { inspection: { pages: inspection } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    inspection: typeof inspection;
  }
}
