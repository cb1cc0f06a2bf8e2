import { describe, expect, it } from 'vitest';
import { allowedEvents } from '#services/aggregates/allowed-events.ts';
import { actionKeys, type PermissionGrant, type PermissionId } from '../kernel/access/permissions.ts';
import { repairActionsOn } from './repair-actions.ts';
import { repairStatusNames } from './repair-events.ts';

const may = (...ids: PermissionId[]): PermissionGrant[] => ids.map((permissionId) => ({ permissionId, actions: actionKeys }));
const seller = { accountId: 'kicks', shopId: 7, permissions: may('business') };
const worker = { accountId: 'marta', permissions: may('700109') };
const reviewer = { accountId: 'grace', permissions: may('400') };
const offered = (repair: Parameters<typeof repairActionsOn>[0], viewer: Parameters<typeof repairActionsOn>[1]) =>
  repairActionsOn(repair, viewer, allowedEvents.repair(repair.status));

describe('Rule: a repair offers what its status and its viewer allow (R4.49–R4.56)', () => {
  it.each([
    ['applied', ['cancel'], ['cancel'], ['approve', 'reject', 'edit', 'cancel']],
    ['approved', [], ['cancel', 'pick', 'assign', 'today', 'start', 'complete', 'fail', 'loseBox'], ['cancel']],
    ['picked', [], ['cancel', 'assign', 'today', 'start', 'complete', 'fail', 'loseBox'], ['cancel']],
    ['started', [], ['cancel', 'assign', 'complete', 'fail', 'loseBox'], ['cancel']],
    ['boxLost', [], ['findBox'], []],
  ] as const)('%s', (status, ...expected) => {
    const repair = { status, applicantId: 'kicks' };
    expect([seller, worker, reviewer].map((viewer) => offered(repair, viewer))).toEqual(expected);
  });

  it('and takes back a task that somebody has', () => {
    expect(offered({ status: 'approved', applicantId: 'kicks', assigned: true }, worker)).toContain('revert');
  });

  it('and nothing once it has ended', () => {
    const ended = repairStatusNames.filter((status) => ['completed', 'failed', 'rejected', 'cancelled'].includes(status));
    for (const status of ended) expect(offered({ status, applicantId: 'kicks' }, { ...worker, permissions: may('700109', '400') })).toEqual([]);
  });

  it('nor its review to whoever applied for it', () => {
    expect(offered({ status: 'applied', applicantId: 'grace' }, reviewer)).toEqual(['edit', 'cancel']);
  });
});
