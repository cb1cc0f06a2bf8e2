import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const picking: Translated<typeof en.picking> = { picking: '拣货' };

export default { picking: { pages: picking } };
