import { defineRejections } from '../kernel/rejection.ts';

export const missingRejections = defineRejections({
  ItemNotMissing: { status: 409, en: 'Item {oneId} is not missing', zh: '货品 {oneId} 未登记缺失' },
  WriteOffByRequester: {
    status: 409,
    en: 'You asked for item {oneId} to be written off: somebody else decides',
    zh: '货品 {oneId} 的报损由您申请，须由他人审核',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    missing: typeof missingRejections;
  }
}
