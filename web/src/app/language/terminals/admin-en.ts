export default Object.assign({}, ...Object.values(import.meta.glob('../../../**/texts/admin/en.ts', { eager: true, import: 'default' }))) as object;
