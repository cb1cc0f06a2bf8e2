import { defineRejections } from '../kernel/rejection.ts';

export const accountRejections = defineRejections({
  AccountNotFound: { status: 404, en: 'The account was not found', zh: '未找到该账号' },
  LoginTaken: { status: 409, en: 'The account name {login} is taken', zh: '账号名 {login} 已被使用' },
  RoleOfAnotherTerminal: { status: 422, en: 'This role belongs to another terminal', zh: '该角色属于其他端' },
  PermissionOfAnotherTerminal: { status: 422, en: 'Permission {permission} belongs to another terminal', zh: '权限 {permission} 属于其他端' },
  ShopNeeded: { status: 422, en: 'A seller or shop user needs a shop', zh: '商家或店铺用户必须属于一个店铺' },
  WarehouseNeeded: { status: 422, en: 'Warehouse staff need at least one warehouse', zh: '仓库人员至少需要一个仓库' },
  ShopNotFound: { status: 404, en: 'Shop {shopId} was not found', zh: '未找到店铺 {shopId}' },
  WarehouseNotFound: { status: 404, en: 'Warehouse {warehouseId} was not found', zh: '未找到仓库 {warehouseId}' },
  AlreadySuspended: { status: 409, en: 'The account is already disabled', zh: '该账号已被停用' },
  NotSuspended: { status: 409, en: 'The account is not disabled', zh: '该账号未被停用' },
  NotAwaitingAdmission: { status: 409, en: 'This account is not waiting for admission', zh: '该账号不在待开通状态' },
  AccountErased: { status: 409, en: 'The personal data of this account has been erased', zh: '该账号的个人数据已清除' },
  OperatorShopStays: { status: 409, en: 'The data of the self-operated shop cannot be erased', zh: '自营店铺的数据不能删除' },
  SuperAdministratorNeeded: {
    status: 403,
    en: 'Only a super administrator can do this with the account of an administrator',
    zh: '只有超级管理员可以操作管理员账号',
  },
  OwnAccess: { status: 409, en: 'You cannot change your own permissions', zh: '不能修改自己的权限' },
  OwnAccount: { status: 409, en: 'You cannot disable your own account', zh: '不能停用自己的账号' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    account: typeof accountRejections;
  }
}
