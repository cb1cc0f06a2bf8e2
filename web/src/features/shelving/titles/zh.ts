import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const shelving: Translated<typeof en.shelving> = { shelving: '上架' };

export default { shelving: { pages: shelving } };
