import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const withdrawal: Translated<typeof en.withdrawal> = { withdrawal: '提现', platformFlow: '平台流水' };

export default { withdrawal: { pages: withdrawal } };
