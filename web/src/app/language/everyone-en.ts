/** What whoever is signed in reads. */
export default Object.assign({}, ...Object.values(import.meta.glob('../../**/texts/en.ts', { eager: true, import: 'default' }))) as object;
