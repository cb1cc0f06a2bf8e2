import { describe, expect, it } from 'vitest';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { mayFollow } from './may-follow.ts';

const viewer = (permissionId: PermissionId): Viewer => ({
  accountId: 'A1',
  name: 'Rob',
  terminal: 'admin',
  warehouseIds: [],
  permissions: [{ permissionId, actions: ['query'] }],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 'S',
  requestId: 'R',
});
const tags = { 'item-OWN': { shopIds: [1] }, 'item-OTHER': { shopIds: [2] } };
const follows = (permissionId: PermissionId, topic: string) =>
  mayFollow({
    tagsOf: async (streamId) => tags[streamId as keyof typeof tags],
    firstDataOf: async (streamId) => (streamId === 'order-TRANSFER' ? { requestType: 7 } : undefined),
  })(viewer(permissionId), topic);

describe('Rule: code 200 follows what is of the operator’s own shop, and nothing of another', () => {
  it.each(['inventory:shop:1', 'packages:shop:1', 'orders:shop:1', 'wallet:1', 'labels:1', 'repairs:1', 'item:OWN'])('%s', async (topic) =>
    expect(await follows('200', topic)).toBe(true),
  );

  it.each(['inventory:shop:2', 'inventory:all', 'inventory:warehouse:W1', 'orders:all', 'wallet:2', 'repairs:all', 'item:OTHER', 'bi', 'audit'])(
    'not %s',
    async (topic) => expect(await follows('200', topic)).toBe(false),
  );

  it('while code 300 follows the stock of all', async () => {
    expect(await follows('300', 'inventory:all')).toBe(true);
    expect(await follows('300', 'item:OTHER')).toBe(true);
  });
});

describe('Rule: who else reviews an order is told to whoever may decide on it', () => {
  const tells = (of: Partial<Viewer>, oddNo = 'TRANSFER') =>
    mayFollow({ tagsOf: async () => ({ shopIds: [1] }), firstDataOf: async (id) => (id === 'order-TRANSFER' ? { requestType: 7 } : undefined) })(
      { ...viewer('400'), permissions: [{ permissionId: '400', actions: ['edit'] }], ...of },
      `review:${oddNo}`,
    );
  it('to a reviewer', async () => expect(await tells({})).toBe(true));
  it('not of what is no order', async () => expect(await tells({}, 'NONE')).toBe(false));
  it('not to who only looks', async () => expect(await tells({ permissions: [{ permissionId: '400', actions: ['query'] }] })).toBe(false));
  it.each(['business', 'shopUser', 'warehouse'] as const)('not at the %s terminal', async (terminal) =>
    expect(await tells({ terminal, shopId: 1, warehouseIds: ['W1'] })).toBe(false),
  );
  it('not to the seller of it, whatever they may', async () =>
    expect(await tells({ terminal: 'business', shopId: 1, permissions: [{ permissionId: 'business', actions: ['edit'] }] })).toBe(false));
});

describe('Rule: an order is followed by whoever reads orders of its type', () => {
  it.each([
    ['400', true],
    ['1500', true],
    ['300', false],
    ['900', false],
    ['1100', false],
    ['500', false],
  ] as const)('a transfer by %s: %s', async (code, follow) => expect(await follows(code, 'order:TRANSFER')).toBe(follow));
});

describe('Rule: who else has an order in hand is told to whoever picks and packs in its warehouse', () => {
  const tells = (of: Partial<Viewer>) =>
    mayFollow({
      tagsOf: async () => ({ shopIds: [1], warehouseId: 'W1' }),
      firstDataOf: async () => ({ requestType: 3 }),
    })(
      {
        ...viewer('700106'),
        terminal: 'warehouse',
        warehouseIds: ['W1'],
        permissions: [{ permissionId: '700106', actions: ['query', 'edit'] }],
        ...of,
      },
      'order-work:OC1',
    );
  it('to them', async () => expect(await tells({})).toBe(true));
  it('not in another warehouse', async () => expect(await tells({ warehouseIds: ['W2'] })).toBe(false));
  it('not to who only looks', async () => expect(await tells({ permissions: [{ permissionId: '700106', actions: ['query'] }] })).toBe(false));
  it.each(['business', 'shopUser', 'admin'] as const)('not at the %s terminal', async (terminal) =>
    expect(await tells({ terminal, shopId: 1 })).toBe(false),
  );
});
