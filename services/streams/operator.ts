import { userTypes } from '#contracts/accounts/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Account } from './account.ts';

/** Work goes to a person who may work in its warehouse: its staff, or an administrator. */
export const worksIn = (warehouseId: string, operator: Account): Rejection | undefined => {
  const field = 'operatorId';
  const staff = operator.userType === userTypes.warehouse || operator.userType === userTypes.admin;
  if (!operator.exists || operator.suspended || !staff) return reject('OperatorUnknown', { field });
  return operator.userType === userTypes.admin || operator.warehouseIds.includes(warehouseId)
    ? undefined
    : reject('OperatorElsewhere', { field, params: { operator: operator.name } });
};
