import { defineRejections } from '../kernel/rejection.ts';

export const inspectionRejections = defineRejections({
  /** R8.51. */
  InspectionCompleted: { status: 409, en: 'Inspection has been completed, cannot be modified', zh: '质检已完成，无法修改' },
  PhotosMissing: { status: 422, en: 'This result needs {count} {count:photo|photos}', zh: '该结果需要 {count} 张照片' },
  NothingToCorrect: { status: 409, en: 'Item {oneId} has not been inspected', zh: '货品 {oneId} 尚未质检' },
  InspectionOutdated: { status: 409, en: 'A later inspection of {oneId} exists', zh: '货品 {oneId} 已有更新的质检' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    inspection: typeof inspectionRejections;
  }
}
