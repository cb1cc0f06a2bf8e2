export default Object.assign(
  {},
  ...Object.values(import.meta.glob('../../../**/texts/business/zh.ts', { eager: true, import: 'default' })),
) as object;
