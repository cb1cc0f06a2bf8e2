export const overview = { warehouseOverview: 'Warehouse overview' };

export default { overview: { pages: overview } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    overview: typeof overview;
  }
}
