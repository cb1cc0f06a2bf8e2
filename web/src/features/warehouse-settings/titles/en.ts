export const warehouseSettings = { warehouseSettings: 'Warehouse settings' };

export default { warehouseSettings: { pages: warehouseSettings } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    warehouseSettings: typeof warehouseSettings;
  }
}
