import { defineRejections } from '../kernel/rejection.ts';

export const repairRejections = defineRejections({
  /** `status` is a key of the repair statuses. */
  RepairStatusForbids: {
    status: 409,
    en: 'This is not possible in the current status of repair {repairNo}',
    zh: '维修单 {repairNo} 当前状态不允许此操作',
  },
  RepairEditedMeanwhile: {
    status: 409,
    en: 'Somebody has changed repair {repairNo} meanwhile. Please look at it again',
    zh: '维修单 {repairNo} 刚刚被他人修改，请重新查看',
  },
  RepairTwice: { status: 422, en: 'Repair {repairNo} is listed twice', zh: '维修单 {repairNo} 重复' },
  RepairTaskMissing: { status: 409, en: 'Repair {repairNo} has no task', zh: '维修单 {repairNo} 没有任务' },
  RepairInBatch: { status: 409, en: 'Repair {repairNo} is already in batch {batchNo}', zh: '维修单 {repairNo} 已在批次 {batchNo} 中' },
  RepairsOfSeveralWarehouses: { status: 422, en: 'Repairs of a batch must be from the same warehouse', zh: '同一批次的维修单必须来自同一仓库' },
  /** R5.40. */
  RepairBatchUnfinished: {
    status: 409,
    en: '{count} {count:item|items} of batch {batchNo} {count:is|are} not repaired yet. Treat {count:it|them} as repaired?',
    zh: '批次 {batchNo} 中还有 {count} 件货品未维修，是否按已维修处理？',
  },
  OperatorMayNotRepair: { status: 422, en: '{operator} may not repair', zh: '{operator} 没有维修权限' },
  RepairBoxUnknown: { status: 422, en: 'This box is no longer used', zh: '该颜色箱已停用' },
  RepairBoxNameTaken: { status: 409, en: 'Box {name} already exists', zh: '颜色箱 {name} 已存在' },
  RepairBoxInUse: { status: 409, en: 'Box {name} cannot be retired while an item lies in it', zh: '颜色箱 {name} 中还有货品，无法停用' },
  RepairItemUnknown: { status: 422, en: 'This repair is no longer offered', zh: '该维修项目已停止提供' },
  RepairItemTwice: { status: 422, en: 'A repair is listed twice', zh: '维修项目重复' },
  RepairItemNameTaken: { status: 409, en: 'Repair item {name} already exists', zh: '维修项目 {name} 已存在' },
  BeforePhotosRequired: { status: 422, en: 'Please add photos taken before the repair', zh: '请添加维修前照片' },
  AfterPhotosRequired: {
    status: 422,
    en: 'Please add photos taken after the repair, from the same angle',
    zh: '请添加维修后照片，角度与维修前一致',
  },
  /** R5.36. */
  RepairFailureUnconfirmed: {
    status: 422,
    en: 'The current item cannot be repaired or repair failed, please confirm again!',
    zh: '当前货品无法维修或维修失败，请再次确认！',
  },
  /** R5.37. */
  RepairNotesRequired: { status: 422, en: 'Please enter notes', zh: '请输入备注' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    repair: typeof repairRejections;
  }
}
