import type { Texts } from '#web/i18n/texts.ts';
import everyone from './everyone-en.ts';
import admin from './terminals/admin-en.ts';
import business from './terminals/business-en.ts';
import warehouse from './terminals/warehouse-en.ts';

/** Every text, as no terminal loads them: for what is held of all of them. */
export default { ...everyone, ...admin, ...warehouse, ...business } as Texts;
