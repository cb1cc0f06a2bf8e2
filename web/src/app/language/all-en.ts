import type { Texts } from '#web/i18n/texts.ts';

/** Every text, found by where it lies. */
export default Object.assign({}, ...Object.values(import.meta.glob('../../**/texts/en.ts', { eager: true, import: 'default' }))) as Texts;
