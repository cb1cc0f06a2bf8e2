import type { Texts } from '#web/i18n/texts.ts';
import everyone from './everyone-zh.ts';
import admin from './terminals/admin-zh.ts';
import business from './terminals/business-zh.ts';
import warehouse from './terminals/warehouse-zh.ts';

/** Every text, as no terminal loads them: for what is held of all of them. */
export default { ...everyone, ...admin, ...warehouse, ...business } as Texts;
