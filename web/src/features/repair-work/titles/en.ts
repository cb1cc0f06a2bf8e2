export const repairWork = {
  shop: 'Repair management',
  tasks: 'Repair tasks',
  batches: 'Repair batch tasks',
};

export default { repairWork: { pages: repairWork } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    repairWork: typeof repairWork;
  }
}
