import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { floorEdits } from '#contracts/outbound/outbound-access.ts';
import type { Account } from '../account/account.ts';

/** Outbound work goes to a person who may pick in its warehouse: one of its staff, or an administrator. */
export const requireMayPickIn = (warehouseId: string, operator: Account): Rejection | undefined => {
  const field = 'operatorId';
  const staff = operator.userType === userTypes.warehouse || operator.userType === userTypes.admin;
  if (!operator.exists || operator.suspended || !staff) return reject('OperatorUnknown', { field });
  const params = { operator: operator.name };
  if (!mayAny(operator.permissions, floorEdits)) return reject('OperatorMayNotPick', { field, params });
  return operator.userType === userTypes.admin || operator.warehouseIds.includes(warehouseId)
    ? undefined
    : reject('OperatorElsewhere', { field, params });
};
