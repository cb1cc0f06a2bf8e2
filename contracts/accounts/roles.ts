import { type UserType, userTypes } from '../kernel/access/viewer.ts';

/** Roles by name (R6.01). The super administrator is a role of user type 1: the stored reading has no number for it. */
export const roles = {
  superAdministrator: { userType: userTypes.admin, en: 'Super administrator', zh: '超级管理员' },
  administrator: { userType: userTypes.admin, en: 'Management terminal', zh: '管理端' },
  warehouse: { userType: userTypes.warehouse, en: 'Warehouse portal', zh: '仓库端' },
  seller: { userType: userTypes.business, en: 'Seller portal', zh: '商家端' },
  shopUser: { userType: userTypes.shopUser, en: 'Shop user', zh: '店铺用户' },
} as const satisfies Record<string, { userType: UserType; en: string; zh: string }>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as [Role, ...Role[]];
export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
