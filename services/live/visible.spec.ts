import { describe, expect, it } from 'vitest';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { mayReceive } from './visible.ts';

const viewer = (permissionId: PermissionId, of: Partial<Viewer> = {}): Viewer => ({
  accountId: 'A1',
  name: 'Rob',
  terminal: 'admin',
  warehouseIds: [],
  permissions: [{ permissionId, actions: ['query'] }],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 'S',
  requestId: 'R',
  ...of,
});
const ofOrder = (requestType: RequestType | undefined, shopId = 7): LogNotice => ({
  position: '1-1',
  eventId: 'E',
  type: 'OrderApplied',
  streamId: 'order-OC26112000377',
  version: 1,
  tags: { oddNo: 'OC26112000377', shopIds: [shopId], warehouseId: 'W1', state: 'reviewing', requestType },
  recordedAt: '2026-11-20T08:00:00.000Z',
  actorName: 'Chen Yu',
});

describe('Rule: a list of orders tells each code of the types that it reads', () => {
  const heard = (who: Viewer, shopId?: number) =>
    ([3, 4, 5, 6, 7, 14] as const).filter((type) => mayReceive(who, 'orders:all', ofOrder(type, shopId)));

  it.each([
    ['300', [3, 4, 6, 14]],
    ['400', [3, 4, 5, 6, 7, 14]],
    ['900', [3, 4, 6, 14]],
    ['1100', [6]],
    ['1500', [7]],
    ['200', []],
  ] as const)('%s', (code, types) => expect(heard(viewer(code))).toEqual(types));

  it('code 200 of every type in the operator’s own shop', () => expect(heard(viewer('200'), 1)).toEqual([3, 4, 5, 6, 7, 14]));

  it('staff in their warehouses, and a seller of every type', () => {
    expect(heard(viewer('700112', { terminal: 'warehouse', warehouseIds: ['W1'] }))).toEqual([7]);
    expect(heard(viewer('700106', { terminal: 'warehouse', warehouseIds: ['W2'] }))).toEqual([]);
    expect(heard(viewer('business', { terminal: 'business', shopId: 7 }))).toEqual([3, 4, 5, 6, 7, 14]);
  });

  it('and does not stop for a node of the version before, which does not say the type', () =>
    expect(mayReceive(viewer('900'), 'orders:all', ofOrder(undefined))).toBe(true));
});
