import type { Base } from './bases.ts';

/** The action keys of R6.13. */
export const actionKeys = ['add', 'delete', 'edit', 'query', 'get', 'enable', 'disable', 'import', 'export'] as const;
export type ActionKey = (typeof actionKeys)[number];

interface Permission {
  terminal: Base;
  en: string;
  zh: string;
}

/**
 * The one permission table: route codes of R6.14–R6.31. Server routes and browser routes are gated from it.
 * Warehouse pages take 700101 onward in menu order. The specification names no page of the system and none of a supervisor: 1600 and 700113 are ours.
 */
export const permissionTable = {
  '101': { terminal: 'admin', en: 'BI', zh: '数据看板' },
  '200': { terminal: 'admin', en: 'Self-operated warehouse', zh: '自营仓库' },
  '300': { terminal: 'admin', en: 'Warehouse management', zh: '仓库管理' },
  '400': { terminal: 'admin', en: 'Audit centre', zh: '审核中心' },
  '500': { terminal: 'admin', en: 'Finance', zh: '财务' },
  '600': { terminal: 'admin', en: 'Announcements', zh: '公告' },
  '700': { terminal: 'admin', en: 'Accounts', zh: '账号' },
  '800': { terminal: 'admin', en: 'SKUs', zh: 'SKU' },
  '900': { terminal: 'admin', en: 'Tasks', zh: '任务' },
  '1000': { terminal: 'admin', en: 'Fees', zh: '费用' },
  '1100': { terminal: 'admin', en: 'Consignment', zh: '寄售' },
  '1200': { terminal: 'admin', en: 'Forecasts', zh: '预报' },
  '1300': { terminal: 'admin', en: 'Cross-listing', zh: '多平台刊登' },
  '1400': { terminal: 'admin', en: 'Sale orders', zh: '销售订单' },
  '1500': { terminal: 'admin', en: 'Switch-user management', zh: '过户管理' },
  '1600': { terminal: 'admin', en: 'System', zh: '系统' },
  admin: { terminal: 'admin', en: 'Administrator', zh: '管理员' },
  '700101': { terminal: 'warehouse', en: 'Workplace', zh: '工作台' },
  '700102': { terminal: 'warehouse', en: 'Inbound forecast', zh: '入库预报' },
  '700103': { terminal: 'warehouse', en: 'Scan-in and inspection', zh: '扫码入库与质检' },
  '700104': { terminal: 'warehouse', en: 'Return to warehouse', zh: '退货入库' },
  '700105': { terminal: 'warehouse', en: 'Shelves', zh: '货架管理' },
  '700106': { terminal: 'warehouse', en: 'Outbound', zh: '出库' },
  '700107': { terminal: 'warehouse', en: 'Outbound batches', zh: '出库批次' },
  '700108': { terminal: 'warehouse', en: 'Address inquiry', zh: '地址查询' },
  '700109': { terminal: 'warehouse', en: 'Repairs', zh: '维修管理' },
  '700110': { terminal: 'warehouse', en: 'Inventory', zh: '库存' },
  '700111': { terminal: 'warehouse', en: 'SKUs', zh: 'SKU' },
  '700112': { terminal: 'warehouse', en: 'Switch-user management', zh: '过户管理' },
  '700113': { terminal: 'warehouse', en: 'Shift supervision', zh: '班组管理' },
  business: { terminal: 'business', en: 'Seller portal', zh: '商家端' },
} as const satisfies Record<string, Permission>;

export type PermissionId = keyof typeof permissionTable;

/** Every code of a terminal, in the order of the table. */
export const permissionIdsOf = (terminal: Base): PermissionId[] =>
  (Object.keys(permissionTable) as PermissionId[]).filter((id) => permissionTable[id].terminal === terminal);

/** `permissionId.action` (R6.11). */
export type PermissionCheck = `${PermissionId}.${ActionKey}`;

/** A permission that an account holds, with its action set (R3.11). */
export interface PermissionGrant {
  permissionId: PermissionId;
  actions: readonly ActionKey[];
}

export const may = (grants: readonly PermissionGrant[], check: PermissionCheck): boolean => {
  const dot = check.lastIndexOf('.');
  const id = check.slice(0, dot);
  const action = check.slice(dot + 1) as ActionKey;
  return grants.some((grant) => grant.permissionId === id && grant.actions.includes(action));
};

export const mayAny = (grants: readonly PermissionGrant[], checks: readonly PermissionCheck[]): boolean => checks.some((check) => may(grants, check));
