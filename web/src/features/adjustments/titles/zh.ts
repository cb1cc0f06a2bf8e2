import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const adjustments: Translated<typeof en.adjustments> = { userRecharge: '用户充值' };

export default { adjustments: { pages: adjustments } };
