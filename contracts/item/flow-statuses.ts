import type { Tone } from './item-states.ts';

/** Item flow status (R4.22): what became of the application that an entry of the timeline tells of (R4.12). */
export const flowStatuses: Readonly<Record<number, { tone: Tone; en: string; zh: string }>> = {
  1: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  2: { tone: 'progress', en: 'On consignment', zh: '寄售中' },
  3: { tone: 'progress', en: 'Outbounding', zh: '出库中' },
  4: { tone: 'progress', en: 'Cashing out', zh: '回收中' },
  5: { tone: 'progress', en: 'Repairing', zh: '维修中' },
  6: { tone: 'done', en: 'Completed', zh: '已完成' },
};
