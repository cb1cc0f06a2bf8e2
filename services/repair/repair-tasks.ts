import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { userTypes, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { repairShop, type RepairAnswer } from '#contracts/repair/repair-fields.ts';
import { assignRepairsEndpoint, moveRepairsToTodayEndpoint, pickRepairsEndpoint, revertRepairTasksEndpoint } from '#contracts/repair/repair-tasks.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change, stateAfter } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { firstRefusal, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { repairStream, requireRepairAllows, type LoadedRepair, type Repair } from '../aggregates/repair/repair.ts';

interface Several {
  viewer: Viewer;
  repairs: readonly LoadedRepair[];
}

/** Each of the repairs once takes the same step. */
export const eachRepair = (
  { viewer, repairs }: Several,
  step: RepairEvent,
  rule: (repair: Repair, field: string) => Rejection | undefined = () => undefined,
): Decision => {
  const refusal = firstRefusal(repairs, (repair, index) => {
    const field = `repairNos.${index}`;
    const { repairNo } = repair;
    const isTwice = repairs.findIndex((other) => other.repairNo === repairNo) < index;
    return (
      requireWithinReach(viewer, repair, { field }) ??
      (isTwice ? reject('RepairTwice', { field, params: { repairNo } }) : undefined) ??
      requireRepairAllows(repair, step.type, field) ??
      rule(repair, field)
    );
  });
  return refusal ?? accept(...repairs.map((repair) => change(repair, step)));
};

/** Repairs are carried out by those who may, in their warehouse. */
export const requireMayRepairIn = (warehouseId: string, operator: Account): Rejection | undefined => {
  const field = 'operatorId';
  const isAdmin = operator.userType === userTypes.admin;
  if (!operator.exists || operator.suspended || !(isAdmin || operator.userType === userTypes.warehouse)) return reject('OperatorUnknown', { field });
  const params = { operator: operator.name };
  if (!mayAny(operator.permissions, repairShop)) return reject('OperatorMayNotRepair', { field, params });
  return isAdmin || operator.warehouseIds.includes(warehouseId) ? undefined : reject('OperatorElsewhere', { field, params });
};

export const pickRepairs = (several: Several): Decision => eachRepair(several, { type: 'RepairOrderPicked', data: {} });

export const assignRepairs = ({ operator, ...several }: Several & { operator: Account }): Decision =>
  eachRepair(several, { type: 'RepairTaskAssigned', data: { operatorId: operator.accountId, operatorName: operator.name } }, ({ warehouseId }) =>
    requireMayRepairIn(warehouseId, operator),
  );

/** A task that nobody has cannot be reverted. */
export const revertRepairTasks = (several: Several): Decision =>
  eachRepair(several, { type: 'RepairTaskReverted', data: {} }, ({ repairNo, operatorId }, field) =>
    operatorId === undefined ? reject('RepairTaskMissing', { field, params: { repairNo } }) : undefined,
  );

export const moveRepairsToToday = ({ now, ...several }: Several & { now: Date }): Decision =>
  eachRepair(several, { type: 'RepairOrderMovedToToday', data: { day: dayIn(now, several.viewer.timeZone) } });

export const loadRepairs = (load: Load, repairNos: readonly string[]): Promise<LoadedRepair[]> => load.many(repairStream, [...repairNos]);

/** Where the repairs stand once the decision is carried out. */
export const repairsAnswered = (
  repairs: readonly LoadedRepair[],
  decision: Decision,
): Rejection | { decision: Accepted; answer: { repairs: RepairAnswer[] } } => {
  if (isRejection(decision)) return decision;
  const answerOf = (repair: LoadedRepair): RepairAnswer => {
    const { repairNo, oneId, status } = stateAfter(repairStream, repair, decision);
    return { repairNo, oneId, status: status! };
  };
  return { decision, answer: { repairs: repairs.map(answerOf) } };
};

export const pickRepairsRoute = commandRoute(pickRepairsEndpoint, async ({ viewer, body }, load) => {
  const repairs = await loadRepairs(load, body.repairNos);
  return repairsAnswered(repairs, pickRepairs({ viewer, repairs }));
});

export const assignRepairsRoute = commandRoute(assignRepairsEndpoint, async ({ viewer, body }, load) => {
  const repairs = await loadRepairs(load, body.repairNos);
  const operator = await load.one(accountStream, body.operatorId);
  return repairsAnswered(repairs, assignRepairs({ viewer, repairs, operator }));
});

export const revertRepairTasksRoute = commandRoute(revertRepairTasksEndpoint, async ({ viewer, body }, load) => {
  const repairs = await loadRepairs(load, body.repairNos);
  return repairsAnswered(repairs, revertRepairTasks({ viewer, repairs }));
});

export const moveRepairsToTodayRoute = commandRoute(moveRepairsToTodayEndpoint, async ({ viewer, body, now }, load) => {
  const repairs = await loadRepairs(load, body.repairNos);
  return repairsAnswered(repairs, moveRepairsToToday({ viewer, repairs, now }));
});
