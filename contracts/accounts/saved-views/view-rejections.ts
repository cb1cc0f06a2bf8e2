import { defineRejections } from '#contracts/kernel/rejection.ts';

export const viewRejections = defineRejections({
  ViewNotFound: { status: 404, en: 'The view {name} was not found; it may have been removed', zh: '未找到视图 {name}，可能已被移除' },
  TooManyViewsOfList: {
    status: 409,
    en: 'A list keeps at most {max} views; please remove one first',
    zh: '每个列表最多保存 {max} 个视图，请先移除一个',
  },
  TooManyViews: { status: 409, en: 'At most {max} views are kept in all; please remove one first', zh: '最多共保存 {max} 个视图，请先移除一个' },
});

declare module '#contracts/kernel/rejection.ts' {
  interface Rejections {
    view: typeof viewRejections;
  }
}
