import { defineRejections } from '../kernel/rejection.ts';

export const batchRejections = defineRejections({
  OrderTwice: { status: 422, en: 'Order {oddNo} is listed twice', zh: '订单 {oddNo} 重复' },
  OrderInBatch: { status: 409, en: 'Order {oddNo} is already in batch {batchNo}', zh: '订单 {oddNo} 已在批次 {batchNo} 中' },
  OrdersOfSeveralWarehouses: { status: 422, en: 'Orders of a batch must be from the same warehouse', zh: '同一批次的订单必须来自同一仓库' },
  BatchNotOpen: { status: 409, en: 'Batch {batchNo} is closed', zh: '批次 {batchNo} 已关闭' },
  BatchInWork: { status: 409, en: 'Order {oddNo} of this batch is in progress', zh: '该批次中的订单 {oddNo} 正在作业' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    batch: typeof batchRejections;
  }
}
