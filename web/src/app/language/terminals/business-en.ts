export default Object.assign(
  {},
  ...Object.values(import.meta.glob('../../../**/texts/business/en.ts', { eager: true, import: 'default' })),
) as object;
