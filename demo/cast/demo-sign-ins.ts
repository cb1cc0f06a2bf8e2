import type { Role } from '#contracts/accounts/roles.ts';
import { userTypes, type UserType } from '#contracts/kernel/access/viewer.ts';
import type { GrantSet } from './grants.ts';

/** One account per role whose password is public: the sign-in page fills it in, in demo mode only. */
export interface DemoSignIn {
  login: string;
  password: string;
  role: Role;
  userType: UserType;
  name: string;
  englishName: string;
  grants: GrantSet;
  shopId?: number;
  warehouseIds: readonly string[];
}

export const demoSignIns: readonly DemoSignIn[] = [
  {
    login: 'super',
    password: 'demo-super-1',
    role: 'superAdministrator',
    userType: userTypes.admin,
    name: 'Sarah Underwood',
    englishName: 'Sarah Underwood',
    grants: 'everything',
    warehouseIds: [],
  },
  {
    login: 'admin',
    password: 'demo-admin-1',
    role: 'administrator',
    userType: userTypes.admin,
    name: 'Grace Liu',
    englishName: 'Grace Liu',
    grants: 'everything',
    warehouseIds: [],
  },
  {
    login: 'warehouse',
    password: 'demo-warehouse-1',
    role: 'warehouse',
    userType: userTypes.warehouse,
    name: 'Noah Kim',
    englishName: 'Noah Kim',
    grants: 'floorLead',
    warehouseIds: ['EWR-1', 'LAX-2', 'PVG-3'],
  },
  {
    login: 'seller',
    password: 'demo-seller-1',
    role: 'seller',
    userType: userTypes.business,
    name: 'Katie Cooper',
    englishName: 'Katie Cooper',
    grants: 'seller',
    shopId: 2,
    warehouseIds: [],
  },
  {
    login: 'shop',
    password: 'demo-shop-1',
    role: 'shopUser',
    userType: userTypes.shopUser,
    name: 'Ben Ortega',
    englishName: 'Ben Ortega',
    grants: 'shopUser',
    shopId: 2,
    warehouseIds: [],
  },
];

/** Everyone else signs in with this one. */
export const commonPassword = 'demo-pass-1';
