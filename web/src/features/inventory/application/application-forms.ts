import { lazy, type ComponentType } from 'react';
import { requestTypeOf, type ApplicationKind } from '#contracts/item/order-kinds.ts';
import type { ApplicationProps } from './application-form.tsx';

/** The form of each kind; none is loaded before it is opened. */
export const applicationForms = {
  shipWithLabel: lazy(() => import('./ship-with-label/ship-application.tsx')),
  reship: lazy(() => import('./reship/reship-application.tsx')),
  cashOut: lazy(() => import('./cash-out/cash-out-application.tsx')),
  consignment: lazy(() => import('./consignment/consignment-application.tsx')),
  ownershipTransfer: lazy(() => import('./ownership-transfer/ownership-transfer-application.tsx')),
  warehouseTransfer: lazy(() => import('./warehouse-transfer/warehouse-transfer-application.tsx')),
} satisfies Record<ApplicationKind, ComponentType<ApplicationProps>>;

/** By the last part of their address; ship with label and reship share a page (R2.53–R2.56). */
const ownPages: Readonly<Record<string, ApplicationKind>> = {
  cashout: 'cashOut',
  occonsignment: 'consignment',
  warehousetransfer: 'ownershipTransfer',
  stocktransfer: 'warehouseTransfer',
};

/** The kind of order that a page is for. */
export const applicationKindAt = (pathname: string, parameters: URLSearchParams): ApplicationKind =>
  ownPages[pathname.toLowerCase().split('/').at(-1)!] ?? (parameters.get('dealType') === String(requestTypeOf.reship) ? 'reship' : 'shipWithLabel');
