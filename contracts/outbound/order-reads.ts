import { type OrderKind, orderKinds, outboundKinds } from '../item/order-kinds.ts';
import { may, mayAny, type PermissionCheck, type PermissionGrant, type PermissionId } from '../kernel/permissions.ts';

/** What leaves a warehouse; of consignments, those that were sold. */
const outbound: readonly OrderKind[] = [...outboundKinds, 'consignment'];

/**
 * The orders that each code opens: those of the kinds that its pages show, for an order tells the recipient. Sellers have a page for every kind of their own, and so
 * has the audit centre (R6.17); the floor, the tasks and the warehouses have what is shipped (R2.30, R2.120, R6.16); consignments (R2.124) and ownership
 * transfers (R2.38, R2.139) have codes of their own.
 */
const kindsOfCode: Partial<Record<PermissionId, readonly OrderKind[]>> = {
  business: orderKinds,
  '300': outbound,
  '400': orderKinds,
  '900': outbound,
  '1100': ['consignment'],
  '1500': ['ownershipTransfer'],
  '700106': outbound,
  '700112': ['ownershipTransfer'],
};
const codes = Object.keys(kindsOfCode) as PermissionId[];

export const orderReads: readonly PermissionCheck[] = codes.map((code): PermissionCheck => `${code}.query`);

/** Kinds of the orders that somebody with these permissions may read, as far as they are within their reach at all. */
export const readableKinds = (grants: readonly PermissionGrant[]): readonly OrderKind[] => {
  const readable = codes.filter((code) => may(grants, `${code}.query`)).flatMap((code) => kindsOfCode[code]!);
  return orderKinds.filter((kind) => readable.includes(kind));
};

export const readsEveryKind = (grants: readonly PermissionGrant[]): boolean => readableKinds(grants).length === orderKinds.length;

/** Beside those that read orders: handing out the floor's work, and the sale of what is consigned (R6.27). */
const kindsOfEdits: typeof kindsOfCode = { ...kindsOfCode, '700107': outbound, '1400': ['consignment'] };

/** Whether a check opens commands on orders of a kind: what is done to an order is bound as its reading is. */
export const opensKind = (check: PermissionCheck, kind: OrderKind): boolean => {
  const [code] = check.split('.') as [PermissionId];
  return kindsOfEdits[code]?.includes(kind) ?? false;
};

/** Whether somebody may do to an order of a kind what takes one of the checks. */
export const mayActOn = (grants: readonly PermissionGrant[], checks: readonly PermissionCheck[], kind: OrderKind): boolean =>
  checks.some((check) => opensKind(check, kind) && may(grants, check));

const labelReads: readonly PermissionCheck[] = ['300.query', '400.query', '900.query', '700106.query', '700107.query'];

/** Whether somebody of the operator reads the labels that orders ship with. */
export const mayReadLabels = (grants: readonly PermissionGrant[]): boolean => mayAny(grants, labelReads);
