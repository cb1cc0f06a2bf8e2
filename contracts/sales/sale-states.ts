import type { Tone } from '../item/item-states.ts';
import type { Words } from '../kernel/words.ts';

/** How a trade stands (R4.23). */
export const tradeStatuses = {
  inTransaction: { number: 1, tone: 'progress', en: 'In transaction', zh: '交易中' },
  completed: { number: 2, tone: 'done', en: 'Completed', zh: '已完成' },
  cancelled: { number: 3, tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  expired: { number: 4, tone: 'cancelled', en: 'Expired', zh: '已过期' },
} as const satisfies Record<string, Words & { number: number; tone: Tone }>;
export type TradeStatus = keyof typeof tradeStatuses;
export const tradeStatusNames = Object.keys(tradeStatuses) as [TradeStatus, ...TradeStatus[]];

interface SaleStatusWords extends Words {
  tone: Tone;
  /** What it means for the goods and the money (R4.31). */
  meaning: Words;
}

/** The twelve states of a sale (R4.30). */
export const saleStatuses = {
  running: {
    tone: 'waiting',
    en: 'Running',
    zh: '进行中',
    meaning: { en: 'Reserved: the buyer has not paid yet', zh: '已预留，买家尚未付款' },
  },
  pending: { tone: 'waiting', en: 'Pending', zh: '待处理', meaning: { en: 'Under review for shipping', zh: '发货审核中' } },
  inProgress: { tone: 'progress', en: 'In progress', zh: '处理中', meaning: { en: 'Outbound: shipped to the platform', zh: '已出库，已发往平台' } },
  withIssue: { tone: 'refused', en: 'With issue', zh: '有问题', meaning: { en: 'Somebody has to decide', zh: '需要人工处理' } },
  processed: {
    tone: 'progress',
    en: 'Processed',
    zh: '已处理',
    meaning: { en: 'Accepted by the platform, which has not paid yet', zh: '平台已验收，尚未付款' },
  },
  salesCompleted: { tone: 'done', en: 'Sales completed', zh: '销售完成', meaning: { en: 'Payment processed', zh: '款项已结算' } },
  returning: { tone: 'progress', en: 'Returning', zh: '退货中', meaning: { en: 'On its way back from the buyer', zh: '买家退货途中' } },
  completedWithRefund: {
    tone: 'cancelled',
    en: 'Completed with refund',
    zh: '已退款完成',
    meaning: { en: 'The buyer was refunded', zh: '已向买家退款' },
  },
  cancelled: { tone: 'cancelled', en: 'Cancelled', zh: '已取消', meaning: { en: 'The item is free again', zh: '货品已释放' } },
  archived: { tone: 'cancelled', en: 'Archived', zh: '已归档', meaning: { en: 'Put away; nothing is left to do', zh: '已归档，无需处理' } },
  closed: { tone: 'cancelled', en: 'Closed', zh: '已关闭', meaning: { en: 'Offers no further action', zh: '不再提供操作' } },
  error: {
    tone: 'refused',
    en: 'Error',
    zh: '异常',
    meaning: { en: 'The platform reports a state that is not known here', zh: '平台返回了未知状态' },
  },
} as const satisfies Record<string, SaleStatusWords>;
export type SaleStatus = keyof typeof saleStatuses;
export const saleStatusNames = Object.keys(saleStatuses) as [SaleStatus, ...SaleStatus[]];

const trades: Readonly<Partial<Record<SaleStatus, TradeStatus>>> = {
  running: 'inTransaction',
  pending: 'inTransaction',
  inProgress: 'inTransaction',
  withIssue: 'inTransaction',
  processed: 'inTransaction',
  error: 'inTransaction',
  salesCompleted: 'completed',
  cancelled: 'cancelled',
  returning: 'cancelled',
  completedWithRefund: 'cancelled',
};

/** How the trade stands with its sale; what is archived or closed stands as it did. `expired`: it was given up because its time was over. */
export const tradeAfter = (before: TradeStatus, status: SaleStatus, expired: boolean): TradeStatus =>
  status === 'cancelled' && expired ? 'expired' : (trades[status] ?? before);
