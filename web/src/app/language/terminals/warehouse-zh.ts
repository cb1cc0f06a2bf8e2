export default Object.assign(
  {},
  ...Object.values(import.meta.glob('../../../**/texts/warehouse/zh.ts', { eager: true, import: 'default' })),
) as object;
