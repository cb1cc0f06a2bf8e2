export const repairs = {
  repairs: 'Repair orders',
  repair: 'Repair',
};

export const repairOffice = {
  reviews: 'Repair review',
  review: 'Review of a repair',
  repairs: 'Repair orders',
  repair: 'Repair',
};

export default { repairOffice: { pages: repairOffice }, repairs: { pages: repairs } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    repairOffice: typeof repairOffice;
    repairs: typeof repairs;
  }
}
