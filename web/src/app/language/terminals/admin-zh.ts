export default Object.assign({}, ...Object.values(import.meta.glob('../../../**/texts/admin/zh.ts', { eager: true, import: 'default' }))) as object;
