import type { PermissionGrant } from './permissions.ts';

/** The four terminals and their stored user type (domain.md: the fourth reading of R6.06). */
export const userTypes = { admin: 1, shopUser: 2, warehouse: 3, business: 4 } as const;
export type Terminal = keyof typeof userTypes;
export type UserType = (typeof userTypes)[Terminal];

export type Language = 'en_us' | 'zh_cn';

/** The signed-in caller of one request, as the server knows it. Handlers filter rows by it; nothing in it comes from the browser's word alone. */
export interface Viewer {
  accountId: string;
  name: string;
  terminal: Terminal;
  /** Of the account; absent where nobody is signed in. */
  role?: string;
  /** The shop whose rows a seller or shop user may see; for an administrator, 1 while working on the self-operated pages. */
  shopId?: number;
  /** The warehouse in use (`wareId` header), already checked against `warehouseIds`. */
  warehouseId?: string;
  /** Warehouses whose rows are within reach: of staff, the one in use, whose menu says what they may do there. Administrators reach all. */
  warehouseIds: readonly string[];
  /** Of staff: those that they may choose to work in. */
  assignedWarehouseIds?: readonly string[];
  permissions: readonly PermissionGrant[];
  language: Language;
  /** IANA zone of the caller; dates of range filters are days in it. */
  timeZone: string;
  sessionId: string;
  requestId: string;
}

export const isSeller = ({ terminal }: Pick<Viewer, 'terminal'>): boolean => terminal === 'business' || terminal === 'shopUser';
