import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D, address } from '#tests/unit/orders/bodies.ts';
import { picker, pickerElsewhere, reviewer, seller } from '#tests/unit/orders/viewers.ts';
import { oneId, world, type World } from '#tests/unit/orders/world.ts';
import { applyReshipRoute } from './apply-reship.ts';
import { orderReturnRoute } from './order-return.ts';

const [ofOther, elsewhere, operators, back] = [oneId(81), oneId(82), oneId(83), oneId(84)];
let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A, { result: 'boxBadlyDamaged' });
  await w.shelved(B, { result: 'fake' });
  await w.shelved(C);
  await w.shelved(D, { result: 'boxBadlyDamaged' });
  await w.shelved(ofOther, { shopId: 8, result: 'fake' });
  await w.shelved(elsewhere, { warehouseId: 'JFK', result: 'fake' });
  await w.shelved(operators, { shopId: 1, result: 'fake' });
  await w.shelved(back, { relatedOneId: 'E2E2E2E2E2' });
});

const asked = { oneIds: [A, B], cause: 'failedInspection', address, remark: '' } as const;
const order = (change: Partial<Omit<typeof asked, 'oneIds' | 'cause'>> & { oneIds?: string[]; cause?: string } = {}, who = picker) =>
  w.call(orderReturnRoute, who, { ...asked, ...change });

describe('Rule: what failed its inspection or came back is sent back to its seller', () => {
  it('by the floor or an administrator, without review, fakes too', async () => {
    expect(await order()).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'pending' } });
    expect(w.orders().at(-1)).toMatchObject({ requestType: 14, shopId: 7, returnCause: 'failedInspection', applicantId: picker.accountId });
    expect(w.item(B)).toMatchObject({ state: 'outbounding.pending', requestType: 14 });
    expect(await order({ oneIds: [D] }, reviewer)).toMatchObject({ kind: 'accepted' });
  });

  it.each(['platformReturn', 'undeliverable'])('sound goods as well where they came back: %s', async (cause) => {
    expect(await order({ oneIds: [back], cause })).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    ['what passed its inspection', { oneIds: [A, C] }, 'ItemPassedInspection', 'oneIds.1'],
    ['what never left', { cause: 'platformReturn' }, 'ItemDidNotComeBack', 'oneIds.0'],
    ['goods of two sellers', { oneIds: [A, ofOther] }, 'ItemsOfSeveralUsers', 'oneIds.1'],
    ["the operator's own goods", { oneIds: [operators] }, 'OwnerIsNoSeller', 'oneIds.0'],
    ['goods of another warehouse', { oneIds: [elsewhere] }, 'NotFound', 'oneIds.0'],
    ['an item twice', { oneIds: [A, A] }, 'ItemTwice', 'oneIds.1'],
    ['an address in China without an ID card', { address: { ...address, country: 'China' } }, 'IdCardRequired', 'address.idCardNumber'],
  ])('not %s', async (_, change, rejected, field) => {
    expect(await order(change)).toMatchObject({ rejection: { rejected, field } });
  });

  it('nor what an order holds already, and nobody sends goods of a warehouse that is not theirs', async () => {
    await w.call(applyReshipRoute, seller, { oneIds: [A], address, boxes: [], remark: '' });
    expect(await order({ oneIds: [A] })).toMatchObject({ rejection: { rejected: 'ItemDoingAnotherTask' } });
    expect(await order({ oneIds: [B] }, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });
});
