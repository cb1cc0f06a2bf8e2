import type { OrderKind } from '../item/order-kinds.ts';
import type { FeeService } from './fee-subjects.ts';

/** The service that a kind of request is charged as; the others cost nothing by themselves. */
export const chargedServiceOf: Readonly<Partial<Record<OrderKind, Extract<FeeService, 'shipping' | 'transshipment' | 'switchUser'>>>> = {
  shipWithLabel: 'shipping',
  reship: 'transshipment',
  warehouseTransfer: 'transshipment',
  ownershipTransfer: 'switchUser',
};
