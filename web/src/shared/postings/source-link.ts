import { requestTypeOf, type RequestType } from '#contracts/item/order-kinds.ts';
import type { TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import type { WalletRecord } from '#contracts/wallet/wallet-queries.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { repairLink } from '#web/core/links/repair-link.ts';
import type { Viewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { openAdjustmentParameter, openLabelParameter, openRechargeParameter, openWithdrawalParameter } from '#web/core/open-row/parameters.ts';

/** Of what type the orders are that money is for. */
const orderTypes: Partial<Record<TransactionTypeName, RequestType>> = {
  shippingFee: requestTypeOf.shipWithLabel,
  transshipmentFee: requestTypeOf.reship,
  cashoutCollection: requestTypeOf.cashOut,
  cashoutDeduction: requestTypeOf.cashOut,
  consignmentCollection: requestTypeOf.consignment,
  consignmentFee: requestTypeOf.consignment,
  platformFee: requestTypeOf.consignment,
  platformReturnDeduction: requestTypeOf.consignment,
  switchUserFee: requestTypeOf.ownershipTransfer,
};

/** What a posting was for, and of what type it is where that is an order. */
export type Sourced = Pick<WalletRecord, 'reference'> & ({ type: TransactionTypeName } | { orderType: RequestType | null });

/** The page of what the money was for; undefined for what has none. */
export const sourceLink = (place: Viewpoint, posting: Sourced): string | undefined => {
  const { kind, id } = posting.reference;
  if (kind === 'label') return labelLink(place, id);
  if (kind === 'repair') return repairLink(place, id);
  if (kind === 'recharge') return rechargeLink(place, id);
  if (kind === 'withdrawal') return withdrawalLink(place, id);
  if (kind === 'adjustment') return adjustmentLink(place, id);
  const orderType = 'orderType' in posting ? posting.orderType : orderTypes[posting.type];
  return kind === 'order' && orderType ? orderLink(place, { type: orderType, oddNo: id }) : undefined;
};

export const labelLink = ({ terminal }: Viewpoint, labelNo: string): string =>
  withQuery(terminal === 'admin' ? adminPaths.labels : businessPaths.labels, { [openLabelParameter]: labelNo });

/** Finance alone sees who asked for it and why. */
const adjustmentLink = ({ terminal }: Viewpoint, adjustmentNo: string): string | undefined =>
  terminal === 'admin' ? withQuery(adminPaths.userRecharge, { [openAdjustmentParameter]: adjustmentNo }) : undefined;

/** What finance credited by itself before there were adjustments is no recharge that was applied for, and has no page. */
const rechargeLink = ({ terminal }: Viewpoint, rechargeNo: string): string | undefined =>
  /^RC-\d+$/.test(rechargeNo)
    ? withQuery(terminal === 'admin' ? adminPaths.platformCharges : businessPaths.recharge, { [openRechargeParameter]: rechargeNo })
    : undefined;

const withdrawalLink = ({ terminal }: Viewpoint, withdrawalNo: string): string =>
  withQuery(terminal === 'admin' ? adminPaths.platformFlow : businessPaths.withdrawal, { [openWithdrawalParameter]: withdrawalNo });
