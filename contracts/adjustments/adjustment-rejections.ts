import { defineRejections } from '../kernel/rejection.ts';

export const adjustmentRejections = defineRejections({
  /** `status` is a key of the statuses. */
  AdjustmentStatusForbids: { status: 409, en: '{adjustmentNo} has already been decided', zh: '{adjustmentNo} 已处理' },
  AdjustmentReasonOtherWay: { status: 422, en: 'This reason is none for a movement in this direction', zh: '该原因不适用于此方向' },
  AdjustmentTypeOtherWay: { status: 422, en: 'This type is none for a movement in this direction', zh: '该类型不适用于此方向' },
  AdjustmentBankRefMissing: {
    status: 422,
    en: 'Money that was received needs the bank’s reference of the transfer',
    zh: '收款入账须填写银行流水号',
  },
  AdjustmentBankRefUnused: {
    status: 422,
    en: 'Only money that was received has a bank’s reference; put what this is about under reference',
    zh: '仅收款入账填写银行流水号；其他情况请填写参考号',
  },
  LostItemUnknown: {
    status: 422,
    en: 'Give the ONE ID of an item of this shop that was written off',
    zh: '请填写该商家已报损货品的 ONE ID',
  },
  LostItemPaid: { status: 409, en: 'Item {oneId} has been paid for, or somebody has asked for it', zh: '货品 {oneId} 已赔付或已申请赔付' },
  AdjustmentEvidenceMissing: {
    status: 422,
    en: 'Give a reference or a file by which this can be looked up',
    zh: '请填写参考号或上传文件作为凭据',
  },
  TransferAskedFor: {
    status: 409,
    en: 'Somebody has asked for the transfer {ref} to be credited already; nothing was credited again',
    zh: '银行转账 {ref} 已有人申请入账，未重复入账',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    adjustments: typeof adjustmentRejections;
  }
}
