import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const repairWork: Translated<typeof en.repairWork> = {
  shop: '维修管理',
  tasks: '维修任务',
  batches: '维修批次任务',
};

export default { repairWork: { pages: repairWork } };
