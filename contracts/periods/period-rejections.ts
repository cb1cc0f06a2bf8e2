import { defineRejections } from '../kernel/rejection.ts';

export const periodRejections = defineRejections({
  MonthIsClosed: { status: 409, en: '{month} is closed: nothing is posted into it any more', zh: '{month} 已结账，不能再入账' },
  MonthIsClosing: { status: 409, en: '{month} is being closed: only finance posts into it', zh: '{month} 正在结账，仅财务可以入账' },
  PeriodStatusForbids: { status: 409, en: 'This is not possible in the current status of {month}', zh: '{month} 当前状态不允许此操作' },
  PeriodNotOver: {
    status: 409,
    en: '{month} is not over; it can be closed ten minutes after it ends, UTC',
    zh: '{month} 尚未结束，结束十分钟后（UTC）方可结账',
  },
  PeriodEarlierOpen: { status: 409, en: '{earlier} has to be closed before {month}', zh: '须先对 {earlier} 结账，再对 {month} 结账' },
  PeriodLaterClosed: { status: 409, en: '{later} has to be opened again before {month}', zh: '须先重新打开 {later}，再打开 {month}' },
  PeriodStorageOpen: {
    status: 409,
    en: 'Storage of {month} is not charged through its last day in {warehouses}',
    zh: '{warehouses} 在 {month} 的仓租尚未计至月末',
  },
  PeriodIncomplete: {
    status: 409,
    en: '{count} {count:point|points} of the checklist of {month} {count:is|are} not met',
    zh: '{month} 的结账清单还有 {count} 项未满足',
  },
  PeriodNoteMissing: { status: 422, en: 'Say why money without an owner stays in {month}', zh: '请说明 {month} 未认领款项的保留原因' },
  PeriodOwnRequest: {
    status: 409,
    en: 'You asked for {month} to be opened again: somebody else has to decide',
    zh: '{month} 由您申请重新打开，须由他人审批',
  },
  PeriodNotSummed: { status: 503, en: 'The books are still being summed up; try again in a moment', zh: '账目正在汇总，请稍后再试' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    periods: typeof periodRejections;
  }
}
