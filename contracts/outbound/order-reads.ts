import { may, mayAny, type PermissionCheck, type PermissionGrant, type PermissionId } from '../kernel/permissions.ts';
import type { RequestType } from '../item/request-types.ts';

const everyType: readonly RequestType[] = [3, 4, 5, 6, 7, 14];
/** What leaves a warehouse; of consignments, those that were sold. */
const outbound: readonly RequestType[] = [3, 4, 6, 14];

/**
 * The orders that each code opens: those of the types that its pages show, for an order tells the recipient. Sellers have a page for every type of their own, and so
 * has the audit centre (R6.17); the floor, the tasks and the warehouses have what is shipped (R2.30, R2.120, R6.16); consignments (R2.124) and ownership
 * transfers (R2.38, R2.139) have codes of their own.
 */
const typesOfCode: Partial<Record<PermissionId, readonly RequestType[]>> = {
  business: everyType,
  '300': outbound,
  '400': everyType,
  '900': outbound,
  '1100': [6],
  '1500': [7],
  '700106': outbound,
  '700112': [7],
};
const codes = Object.keys(typesOfCode) as PermissionId[];

export const orderReads: readonly PermissionCheck[] = codes.map((code): PermissionCheck => `${code}.query`);

/** Types of the orders that somebody with these permissions may read, as far as they are within their reach at all. */
export const readableTypes = (grants: readonly PermissionGrant[]): readonly RequestType[] => {
  const readable = codes.filter((code) => may(grants, `${code}.query`)).flatMap((code) => typesOfCode[code]!);
  return everyType.filter((type) => readable.includes(type));
};

export const readsEveryType = (grants: readonly PermissionGrant[]): boolean => readableTypes(grants).length === everyType.length;

/** Beside those that read orders: handing out the floor's work, and the sale of what is consigned (R6.27). */
const typesOfEdits: typeof typesOfCode = { ...typesOfCode, '700107': outbound, '1400': [6] };

/** Whether a check opens commands on orders of a type: what is done to an order is bound as its reading is. */
export const opensType = (check: PermissionCheck, type: RequestType): boolean => {
  const [code] = check.split('.') as [PermissionId];
  return typesOfEdits[code]?.includes(type) ?? false;
};

/** Whether somebody may do to an order of a type what takes one of the checks. */
export const mayActOn = (grants: readonly PermissionGrant[], checks: readonly PermissionCheck[], type: RequestType): boolean =>
  checks.some((check) => opensType(check, type) && may(grants, check));

const labelReads: readonly PermissionCheck[] = ['300.query', '400.query', '900.query', '700106.query', '700107.query'];

/** Whether somebody of the operator reads the labels that orders ship with. */
export const mayReadLabels = (grants: readonly PermissionGrant[]): boolean => mayAny(grants, labelReads);
