import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';

export interface WarehousePlan {
  warehouseId: string;
  name: string;
  city: string;
  level: 'Basic' | 'Advance';
  storageLimitDays: number;
  dailyFeeCents: number;
  timeZone: string;
  menu: PermissionId[];
  /** Share of all parcels. */
  share: number;
  shelfCapacity: number;
  /** Return address on a label. */
  address: PostalAddress;
}

const wholeMenu: PermissionId[] = [
  '700101',
  '700102',
  '700103',
  '700104',
  '700105',
  '700106',
  '700107',
  '700108',
  '700109',
  '700110',
  '700111',
  '700112',
  '700113',
];

export const warehousePlans: readonly WarehousePlan[] = [
  {
    warehouseId: 'EWR-1',
    name: 'EWR-1 Newark',
    city: 'Newark, NJ',
    level: 'Advance',
    storageLimitDays: 60,
    dailyFeeCents: 14,
    timeZone: 'America/New_York',
    menu: wholeMenu,
    share: 0.54,
    shelfCapacity: 40,
    address: {
      recipient: 'EWR-1 Shelfline',
      street: '400 Delancy St',
      city: 'Newark',
      state: 'NJ',
      zipCode: '07105',
      country: 'US',
      phone: '+1 973 555 0140',
    },
  },
  {
    warehouseId: 'LAX-2',
    name: 'LAX-2 Ontario',
    city: 'Ontario, CA',
    level: 'Advance',
    storageLimitDays: 60,
    dailyFeeCents: 12,
    timeZone: 'America/Los_Angeles',
    menu: wholeMenu,
    share: 0.28,
    shelfCapacity: 24,
    address: {
      recipient: 'LAX-2 Shelfline',
      street: '5100 E Jurupa St',
      city: 'Ontario',
      state: 'CA',
      zipCode: '91761',
      country: 'US',
      phone: '+1 909 555 0151',
    },
  },
  {
    warehouseId: 'PVG-3',
    name: 'PVG-3 Shanghai 上海',
    city: '上海 Shanghai',
    level: 'Basic',
    storageLimitDays: 30,
    dailyFeeCents: 8,
    timeZone: 'Asia/Shanghai',
    menu: wholeMenu.filter((page) => page !== '700109'),
    share: 0.18,
    shelfCapacity: 18,
    address: {
      recipient: 'PVG-3 Shelfline',
      street: '88 Hedan Rd Pudong',
      city: 'Shanghai',
      state: 'SH',
      zipCode: '201299',
      country: 'CN',
      phone: '+86 21 5555 0188',
    },
  },
];

export interface ShelfPlan {
  warehouseId: string;
  name: string;
  zone: string;
  capacity: number;
  level: number;
}

/** Four zones of five racks of three levels: `A-01-1` to `D-05-3`. */
export const shelvesOf = ({ warehouseId, shelfCapacity }: WarehousePlan): ShelfPlan[] =>
  ['A', 'B', 'C', 'D'].flatMap((zone) =>
    [1, 2, 3, 4, 5].flatMap((rack) =>
      [1, 2, 3].map((level) => ({ warehouseId, name: `${zone}-0${rack}-${level}`, zone, capacity: shelfCapacity, level })),
    ),
  );
