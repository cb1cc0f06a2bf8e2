import { defineRejections } from '../kernel/rejection.ts';

export const floorRejections = defineRejections({
  ShiftsOverlap: {
    status: 422,
    en: 'Shifts must follow one another: {to} is after the next one begins',
    zh: '班次须依次衔接：{to} 晚于下一班开始时间',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    floor: typeof floorRejections;
  }
}
