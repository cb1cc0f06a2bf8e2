/**
 * The numbers that kinds of order have on the wire, in events and in columns (specification section 4). Everything else knows a kind by its name. The specification
 * has no number for a transfer between warehouses (R1.13): 16 is ours.
 */
export const requestTypeOf = {
  shipWithLabel: 3,
  reship: 4,
  cashOut: 5,
  consignment: 6,
  ownershipTransfer: 7,
  directOutbound: 14,
  warehouseTransfer: 16,
} as const;

export type OrderKind = keyof typeof requestTypeOf;
/** What a seller can apply for: all but what the platform ships itself. */
export type ApplicationKind = Exclude<OrderKind, 'directOutbound'>;
export type RequestType = (typeof requestTypeOf)[OrderKind];
export type ApplicationType = (typeof requestTypeOf)[ApplicationKind];
type KindOf = { readonly [Kind in OrderKind as (typeof requestTypeOf)[Kind]]: Kind };

export const orderKinds = Object.keys(requestTypeOf) as readonly OrderKind[];
export const applicationKinds = orderKinds.filter((kind): kind is ApplicationKind => kind !== 'directOutbound');
/** Leaves the warehouse for whoever owns it. */
export const outboundKinds = ['shipWithLabel', 'reship', 'directOutbound'] as const satisfies readonly OrderKind[];
/** What the floor of a warehouse picks, packs and hands over, whatever becomes of it. */
export const floorKinds = [...outboundKinds, 'warehouseTransfer'] as const satisfies readonly OrderKind[];

const kinds = Object.fromEntries(orderKinds.map((kind) => [requestTypeOf[kind], kind])) as unknown as KindOf;
export const orderKindOf = <Type extends RequestType>(requestType: Type): KindOf[Type] => kinds[requestType];
