import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const recharge: Translated<typeof en.recharge> = { recharge: '充值', platform: '充值管理' };

export default { recharge: { pages: recharge } };
