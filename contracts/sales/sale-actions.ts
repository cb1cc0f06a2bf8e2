import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { SaleEventName } from './sale-events.ts';
import type { SaleStatus } from './sale-states.ts';
import { ownSaleEdits, saleEdits } from './sale-fields.ts';

/** What a person can do with a sale (R4.38–R4.42, R4.45). */
export const saleActions = {
  changePrice: { event: 'SalePriceChanged', access: ownSaleEdits, en: 'Change the price', zh: '修改价格' },
  reassign: { event: 'SaleReassigned', access: saleEdits, en: 'Choose another item', zh: '更换货品' },
  keep: { event: 'SaleReassigned', access: saleEdits, en: 'Cancel the other sale', zh: '取消先成交的销售' },
  raiseIssue: { event: 'SaleIssueRaised', access: ownSaleEdits, en: 'Report an issue', zh: '报告问题' },
  settleIssue: { event: 'SaleIssueSettled', access: saleEdits, en: 'Issue settled', zh: '问题已解决' },
  process: { event: 'SaleProcessed', access: saleEdits, en: 'Set to processed', zh: '设为已处理' },
  payOut: { event: 'SalePaidOut', access: saleEdits, en: 'Pay out', zh: '结算付款' },
  return: { event: 'SaleReturned', access: saleEdits, en: 'Set to returned', zh: '设为退货' },
  refund: { event: 'SaleRefunded', access: saleEdits, en: 'Complete the refund', zh: '完成退款' },
  cancel: { event: 'SaleCancelled', access: saleEdits, en: 'Cancel the sale', zh: '取消销售' },
  archive: { event: 'SaleArchived', access: saleEdits, en: 'Archive', zh: '归档' },
  close: { event: 'SaleClosed', access: saleEdits, en: 'Close the order', zh: '关闭订单' },
} as const satisfies Record<string, Action<SaleEventName>>;
export type SaleActionName = keyof typeof saleActions;
export const saleActionNames = Object.keys(saleActions) as [SaleActionName, ...SaleActionName[]];

interface ActedOn {
  status: SaleStatus;
  shipped: boolean;
  oversold: boolean;
  consigned: boolean;
}

/** What neither the status nor the permission tells. */
const only: Partial<Record<SaleActionName, (sale: ActedOn) => boolean>> = {
  changePrice: ({ shipped, consigned }) => !shipped && !consigned,
  reassign: ({ oversold, shipped }) => oversold && !shipped,
  keep: ({ oversold, shipped }) => oversold && !shipped,
  settleIssue: ({ oversold }) => !oversold,
  process: ({ shipped }) => shipped,
  payOut: ({ shipped, status }) => shipped && status !== 'returning',
  return: ({ shipped }) => shipped,
  // What was consigned is owed to its buyer once it is sold.
  cancel: ({ shipped, consigned }) => !shipped && !consigned,
};

export const saleActionsOn = (sale: ActedOn, viewer: Pick<Viewer, 'permissions'>, allowed: readonly SaleEventName[]): SaleActionName[] =>
  offeredActions<SaleActionName, SaleEventName>(saleActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => only[name]?.(sale) ?? true,
  });
