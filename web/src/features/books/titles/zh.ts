import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const books: Translated<typeof en.books> = { books: '账簿', entries: '科目流水', finance: '财务' };

export default { books: { pages: books } };
