import { may, type PermissionCheck, type PermissionGrant } from '../kernel/access/permissions.ts';
import type { Words } from '../kernel/words.ts';

interface NamedPermission extends Words {
  /** What an account needs for it; each is granted in the permission table. */
  checks: readonly PermissionCheck[];
}

/** The permissions that the specification calls by name (R6.32), and what each stands for in the one permission table. */
export const namedPermissions = {
  menu: { checks: ['300.edit'], en: 'Warehouse menu', zh: '仓库菜单' },
  edit: { checks: ['300.edit', '800.edit', '1200.edit'], en: 'Edit', zh: '编辑' },
  review: { checks: ['400.edit'], en: 'Approve or review all', zh: '审核全部' },
  userData: { checks: ['700.query'], en: 'User data', zh: '用户数据' },
  product: { checks: ['800.add', '800.edit'], en: 'Product', zh: '商品' },
  deleteProduct: { checks: ['800.delete'], en: 'Delete product', zh: '删除商品' },
  manager: { checks: ['admin.edit'], en: 'Manager', zh: '主管' },
  consignment: { checks: ['business.add'], en: 'Consignment', zh: '寄售' },
} as const satisfies Record<string, NamedPermission>;

export type PermissionName = keyof typeof namedPermissions;

/** Whether an account holds everything that the name stands for. */
export const holds = (grants: readonly PermissionGrant[], name: PermissionName): boolean =>
  namedPermissions[name].checks.every((check) => may(grants, check));

/** Code 200 opens the self-operated pages and nothing else (R6.15): for shop 1 its actions count as those of a seller. */
export const asSelfOperatedSeller = (grants: readonly PermissionGrant[]): PermissionGrant[] =>
  grants.filter(({ permissionId }) => permissionId === '200').map(({ actions }) => ({ permissionId: 'business', actions }));
