import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const bulk: Translated<typeof en.bulk> = { deposit: '批量充值', deduction: '批量扣款' };

export default { bulk: { pages: bulk } };
