export default Object.assign(
  {},
  ...Object.values(import.meta.glob('../../../**/texts/warehouse/en.ts', { eager: true, import: 'default' })),
) as object;
