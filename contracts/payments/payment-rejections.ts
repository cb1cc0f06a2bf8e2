import { defineRejections } from '../kernel/rejection.ts';

export const paymentRejections = defineRejections({
  /** `status` is a key of the recharge statuses. */
  RechargeStatusForbids: {
    status: 409,
    en: 'This is not possible in the current status of recharge {rechargeNo}',
    zh: '充值单 {rechargeNo} 当前状态不允许此操作',
  },
  PaymentMethodUnavailable: { status: 409, en: 'This payment method is not available at the moment', zh: '该支付方式暂不可用' },
  RateMoved: {
    status: 409,
    en: 'The exchange rate is now {rate}; it was {seen} when you looked. Please check the amount again',
    zh: '汇率现为 {rate}，您查看时为 {seen}，请重新确认金额',
  },
  TooManyRecharges: {
    status: 409,
    en: '{max} recharges are open already; please finish one of them first',
    zh: '已有 {max} 笔未完成的充值，请先完成其中一笔',
  },
  /** `ref` is the line as it was typed. */
  BankLineTaken: {
    status: 409,
    en: 'Bank line {ref} has been credited already; nothing was credited again',
    zh: '银行流水 {ref} 已入账，未重复入账',
  },
  TradeTaken: { status: 409, en: 'Payment {ref} has been credited already; nothing was credited again', zh: '交易 {ref} 已入账，未重复入账' },
  SecondPersonNeeded: {
    status: 409,
    en: 'From {limit} a second person has to approve; you have approved already',
    zh: '{limit} 及以上须由第二人审批，您已审批过',
  },
  ApprovalDiffers: {
    status: 409,
    en: 'The first approval names {amount} on bank line {ref}; please check both',
    zh: '首次审批为银行流水 {ref}、金额 {amount}，请核对',
  },
  /** The line is known to the bank with another amount. */
  ReceiptDiffers: {
    status: 409,
    en: 'The bank says {amount} for line {ref}; please check the amount',
    zh: '银行流水 {ref} 的金额为 {amount}，请核对',
  },
  ReceivedInFuture: { status: 422, en: 'The money cannot have come on a later day than today', zh: '到账日期不能晚于今天' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    payments: typeof paymentRejections;
  }
}
