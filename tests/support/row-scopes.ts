import { selfOperatedShop, unownedShop } from '#contracts/kernel/access/shops.ts';
import type { Placement } from '#contracts/kernel/access/row-scope.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';

const viewer = (permissionId: PermissionId, of: Pick<Viewer, 'terminal'> & Partial<Viewer>): Viewer => ({
  accountId: 'A1',
  name: 'Rob',
  warehouseIds: [],
  permissions: [{ permissionId, actions: ['query'] }],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 'S',
  requestId: 'R',
  ...of,
});

/** Rows of every sort, by name. */
const placedRows = {
  'shop 7 at EWR': { shopIds: [7], warehouseId: 'EWR' },
  'shop 7 at LAX': { shopIds: [7], warehouseId: 'LAX' },
  'shop 8 at EWR': { shopIds: [8], warehouseId: 'EWR' },
  'operator at LAX': { shopIds: [selfOperatedShop], warehouseId: 'LAX' },
  'nobody at EWR': { shopIds: [unownedShop], warehouseId: 'EWR' },
  'shop 7 to shop 8 at LAX': { shopIds: [7, 8], warehouseId: 'LAX' },
  'shop 7 nowhere': { shopIds: [7] },
  'nobody nowhere': {},
} satisfies Record<string, Placement>;

export type RowName = keyof typeof placedRows;
export const rowNames = Object.keys(placedRows) as RowName[];
export const placementOf = (name: RowName): Placement => placedRows[name];

interface Sees {
  who: string;
  viewer: Viewer;
  rows: readonly RowName[];
  /** Where what the house itself has is within reach. */
  floors: readonly ('EWR' | 'LAX')[];
}

const ofShop7 = ['shop 7 at EWR', 'shop 7 at LAX', 'shop 7 to shop 8 at LAX', 'shop 7 nowhere'] as const;

/** Who may see which of the rows: what deciders, SQL and live topics have to agree on. */
export const whoSeesWhat: readonly Sees[] = [
  { who: 'a seller', viewer: viewer('business', { terminal: 'business', shopId: 7 }), rows: ofShop7, floors: [] },
  { who: 'a shop user', viewer: viewer('business', { terminal: 'shopUser', shopId: 7 }), rows: ofShop7, floors: [] },
  {
    who: 'a seller to whom goods go',
    viewer: viewer('business', { terminal: 'business', shopId: 8 }),
    rows: ['shop 8 at EWR', 'shop 7 to shop 8 at LAX'],
    floors: [],
  },
  { who: 'a seller without a shop', viewer: viewer('business', { terminal: 'business' }), rows: [], floors: [] },
  {
    who: 'staff of one warehouse',
    viewer: viewer('700110', { terminal: 'warehouse', warehouseIds: ['EWR'] }),
    rows: ['shop 7 at EWR', 'shop 8 at EWR', 'nobody at EWR'],
    floors: ['EWR'],
  },
  {
    who: 'staff of two warehouses',
    viewer: viewer('700110', { terminal: 'warehouse', warehouseIds: ['EWR', 'LAX'] }),
    rows: rowNames.filter((name) => !name.endsWith('nowhere')),
    floors: ['EWR', 'LAX'],
  },
  { who: 'staff without a warehouse', viewer: viewer('700110', { terminal: 'warehouse' }), rows: [], floors: [] },
  { who: 'an administrator', viewer: viewer('300', { terminal: 'admin' }), rows: rowNames, floors: ['EWR', 'LAX'] },
  {
    who: 'an administrator who acts for the operator’s shop',
    viewer: viewer('300', { terminal: 'admin', shopId: selfOperatedShop }),
    rows: ['operator at LAX'],
    floors: ['EWR', 'LAX'],
  },
];
