export const consignments = { consignments: 'Consignment management', consignment: 'Consignment' };

export default { consignments: { pages: consignments } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    consignments: typeof consignments;
  }
}
