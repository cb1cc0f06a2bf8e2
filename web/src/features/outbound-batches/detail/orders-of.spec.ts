import { expect, it } from 'vitest';
import { ordersOf } from './orders-of.ts';

const item = (oddNo: string, progress: string, tote: string) => ({ oddNo, progress, tote, shopInfo: { id: 7, uid: 'U7', realname: 'Vault 9' } });

it('Rule: a batch tells of each order its tote and how much of it is picked', () => {
  const items = [item('OC2', 'waiting', '2'), item('OC1', 'picked', 'T-9'), item('OC2', 'packed', '2'), item('OC2', 'short', '2')];
  expect(ordersOf({ oddNos: ['OC1', 'OC2', 'OC3'], items } as Parameters<typeof ordersOf>[0])).toMatchObject([
    { oddNo: 'OC1', tote: 'T-9', items: 1, picked: 1 },
    { oddNo: 'OC2', tote: '2', items: 3, picked: 1 },
  ]);
});
