import type { switchUser as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const switchUser: Translated<typeof english> = {
  from: '转出用户',
  to: '转入用户',
  items: '件数',
  count_other: '{{count, number}} 笔过户',
  emptyTitle: '暂无过户',
  emptyText: '商家将货品过户给其他商家后，会显示在这里。',
};

export default { switchUser };
