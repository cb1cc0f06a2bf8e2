export const warehouseHome = { workplace: 'Workplace' };

export default { warehouseHome: { pages: warehouseHome } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    warehouseHome: typeof warehouseHome;
  }
}
