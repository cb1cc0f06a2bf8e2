import type { assign as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const assign: Translated<typeof en> = {
  title: '指派 {{number}}',
  to: '指派 {{number}} 给',
  people: '人员',
  zone: '{{zone}} 区',
  tasks_other: '{{count}}\u00a0个任务',
  itemsLeft_other: '剩\u00a0{{count}}\u00a0件',
  sortedBy: '按距 {{shelf}} 远近排序',
  loadingPeople: '正在加载人员',
  noPeople: '这里没有叫这个名字的人。',
  give: '指派',
};

export default { assign };
