import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const outboundTasks: Translated<typeof en.outboundTasks> = { outboundTasks: '出库任务' };

export default { outboundTasks: { pages: outboundTasks } };
