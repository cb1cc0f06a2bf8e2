import type { PermissionId } from '#contracts/kernel/access/permissions.ts';

export type AdminCode = Exclude<PermissionId, `7001${string}` | 'business'>;

/** What each code opens on the administrators' base, in the words of section 2. */
const pageOfCode: Record<AdminCode, string> = {
  '101': 'R6.14: BI, and the figures of the warehouses beside it',
  '200': 'R6.15: the operator’s own goods, which lie on the sellers’ base; here nothing',
  '300': 'R6.16: warehouses, shelves and all that lies in them, whoever owns it',
  '400': 'R6.17: what waits for a review, its items, and what becomes of it',
  '500': 'R6.18: wallets, and the labels that are paid from them',
  '600': 'R6.19: announcements',
  '700': 'R6.20: sellers and staff, and the shops that sellers get',
  '800': 'R6.21: the catalogue',
  '900': 'R6.22: the floor of every warehouse',
  '1000': 'R6.23: what everything costs: rate cards, and the works of the repair shop',
  '1100': 'R6.24: consignments',
  '1200': 'R6.25: parcels on their way in, the items in them, and the SKUs that they are forecast with',
  '1300': 'R6.26: cross-listing, and the accounts with the platforms',
  '1400': 'R6.27: a consigned item is sold',
  '1500': 'R6.28: ownership transfers, which are orders',
  '1600': 'the page of the system, which is ours',
  admin: 'R6.31: the download centre, which is not built',
};
export const adminCodes = Object.keys(pageOfCode) as AdminCode[];
