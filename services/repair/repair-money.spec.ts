import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { accepted } from '#tests/unit/orders/steps.ts';
import { cobbler, reviewer, selfOperated, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { fact } from '#tests/support/facts.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { repairItemStream } from '../aggregates/repair/repair-item.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { applyRepairRoute } from './apply-repair.ts';
import { cancelRepairRoute } from './cancel-repair.ts';
import { completeRepairRoute, failRepairRoute } from './carry-out-repair.ts';
import { findBoxRoute, loseBoxRoute } from './repair-box.ts';
import { approveRepairRoute, editRepairRoute, rejectRepairRoute } from './review-repair.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
  await w.recharged(7, 5_000);
  const offered = (repairItemId: string, priceCents: number) =>
    fact(repairItemStream, repairItemId, {
      type: 'RepairItemCreated',
      data: { repairItemId, name: repairItemId, priceCents, estimatedDays: 2 },
    });
  await w.given(offered('clean', 1_500), offered('glue', 900), offered('sole', 6_000));
});

const applyFor = (oneIds: string[], repairItemIds: string[], who = seller) =>
  w.call(applyRepairRoute, who, { oneIds, repairItemIds, beforePhotos: [] });
const applied = async (oneId = A, ...repairItemIds: string[]): Promise<string> =>
  (await accepted(applyFor([oneId], repairItemIds.length > 0 ? repairItemIds : ['clean', 'glue']))).repairs[0].repairNo;
const approve = (repairNo: string) => w.call(approveRepairRoute, reviewer, { repairNo });
const approved = async (): Promise<string> => {
  const repairNo = await applied();
  await accepted(approve(repairNo));
  return repairNo;
};
const edit = (repairNo: string, ...repairItemIds: string[]) => w.call(editRepairRoute, reviewer, { repairNo, repairItemIds });
const complete = (repairNo: string) => w.call(completeRepairRoute, reviewer, { repairNo, afterPhotos: [`/files/${'0'.repeat(32)}.jpg`], remark: '' });
const wallet = () => w.state(walletStream, '7');

describe('Rule: what a repair costs is set aside with its application', () => {
  it('for each item, out of what can be spent', async () => {
    expect(await applyFor([A, B], ['clean', 'glue'])).toMatchObject({ kind: 'accepted' });
    expect(wallet()).toMatchObject({ postedCents: 5_000, heldCents: 4_800 });
    expect(w.postings()).toEqual({});
  });

  it('and not applied for where there is less', async () => {
    expect(await applyFor([A, B], ['clean', 'glue', 'sole'])).toMatchObject({
      rejection: { rejected: 'InsufficientBalance', field: 'repairItemIds', params: { availableCents: 5_000, neededCents: 16_800 } },
    });
    await applied(A);
    expect(await applyFor([B], ['clean', 'clean'])).toMatchObject({ rejection: { rejected: 'RepairItemTwice' } });
    expect(wallet().heldCents).toBe(2_400);
  });

  it('follows what is edited before the review', async () => {
    const repairNo = await applied();
    await accepted(edit(repairNo, 'glue'));
    expect(wallet()).toMatchObject({ heldCents: 900, holds: { [`repair-${repairNo}~2`]: 900 } });
    await accepted(edit(repairNo, 'clean', 'glue'));
    expect(wallet()).toMatchObject({ heldCents: 2_400, holds: { [`repair-${repairNo}~3`]: 2_400 } });
    expect(await edit(repairNo, 'sole')).toMatchObject({ rejection: { rejected: 'InsufficientBalance', params: { availableCents: 5_000 } } });
    expect(wallet().heldCents).toBe(2_400);
  });

  it('is free again where the repair is rejected or recalled', async () => {
    await accepted(w.call(rejectRepairRoute, reviewer, { repairNo: await applied(A), reason: 'worn out' }));
    await accepted(w.call(cancelRepairRoute, seller, { repairNo: await applied(B) }));
    expect(wallet()).toMatchObject({ postedCents: 5_000, heldCents: 0 });
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: a repair is paid with its approval and earned when it is done', () => {
  it('from what was set aside, by the prices of its works', async () => {
    const repairNo = await applied();
    expect(await approve(repairNo)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'RepairOrderApproved', data: { chargedCents: 2_400 } }),
        expect.objectContaining({
          data: expect.objectContaining({
            postingId: `shoeRepairDeduction-${repairNo}`,
            fromHold: `repair-${repairNo}`,
            basis: {
              kind: 'repair',
              repairNo,
              works: [
                { name: 'clean', cents: 1_500 },
                { name: 'glue', cents: 900 },
              ],
            },
          }),
        }),
      ]),
    });
    expect(wallet()).toMatchObject({ postedCents: 2_600, heldCents: 0 });
    expect(await complete(repairNo)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          streamId: `journal-earned-${repairNo}`,
          data: expect.objectContaining({
            // Test accounts stay out of the overview with both sides of it.
            shopId: 7,
            entries: [
              { account: 'liabilities:deferred', sub: 'repair', side: 'D', cents: 2_400 },
              { account: 'income:fee', sub: 'repair', side: 'C', cents: 2_400 },
            ],
          }),
        }),
      ]),
    });
  });

  it('of what was edited last', async () => {
    const repairNo = await applied();
    await accepted(edit(repairNo, 'glue'));
    await accepted(approve(repairNo));
    expect(w.postings()).toEqual({ [`shoeRepairDeduction-${repairNo}`]: -900 });
  });

  it('out of what can be spent, where nothing was set aside yet', async () => {
    const data = { repairNo: 'RO-9', shopId: 7, warehouseId: 'LAX', oneId: A, project: ['clean', 'glue'], beforePhotos: [], applicantId: 'seller' };
    await w.given(fact(repairStream, 'RO-9', { type: 'RepairOrderApplied', data: { ...data, costCents: 5_001 } }));
    expect(await approve('RO-9')).toMatchObject({ rejection: { rejected: 'InsufficientBalance' } });
    await w.recharged(7, 1);
    expect(await approve('RO-9')).toMatchObject({ kind: 'accepted' });
    expect(wallet().postedCents).toBe(0);
  });

  it("and not for the operator's own goods", async () => {
    await w.given(fact(itemStream, A, { type: 'ItemOwnerChanged', data: { fromShopId: 7, shopId: 1, reason: 'cashOut' } }));
    const { repairs } = await accepted(applyFor([A], ['sole'], selfOperated));
    await accepted(approve(repairs[0].repairNo));
    await accepted(complete(repairs[0].repairNo));
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: what was paid for a repair that is not done goes back (R4.52)', () => {
  it('where it is cancelled or fails', async () => {
    const cancelled = await approved();
    await accepted(w.call(cancelRepairRoute, cobbler, { repairNo: cancelled }));
    expect(w.postings()).toEqual({ [`shoeRepairDeduction-${cancelled}`]: -2_400, [`shoeRepairRefund-${cancelled}`]: 2_400 });
    const failed = await approved();
    await accepted(w.call(failRepairRoute, cobbler, { repairNo: failed, confirmed: true, remark: 'cracked' }));
    expect(w.postings()).toMatchObject({ [`shoeRepairDeduction-${failed}`]: -2_400, [`shoeRepairRefund-${failed}`]: 2_400 });
    expect(wallet().postedCents).toBe(5_000);
  });

  it('where its box is lost, and is paid again when that is found, whatever the wallet holds', async () => {
    const repairNo = await approved();
    await accepted(w.call(loseBoxRoute, cobbler, { repairNo }));
    expect(wallet().postedCents).toBe(5_000);
    await applied(B, 'clean', 'glue');
    await w.given(fact(walletStream, 7, { type: 'WalletFrozen', data: { shopId: 7, reason: '' } }));
    await accepted(w.call(findBoxRoute, cobbler, { repairNo }));
    await accepted(w.call(loseBoxRoute, cobbler, { repairNo }));
    await accepted(w.call(findBoxRoute, cobbler, { repairNo }));
    await accepted(complete(repairNo));
    expect(w.postings()).toEqual({
      [`shoeRepairDeduction-${repairNo}`]: -2_400,
      [`shoeRepairRefund-${repairNo}`]: 2_400,
      [`shoeRepairDeduction-${repairNo}~2`]: -2_400,
      [`shoeRepairRefund-${repairNo}~2`]: 2_400,
      [`shoeRepairDeduction-${repairNo}~3`]: -2_400,
      [`earned-${repairNo}`]: 2_400,
    });
  });

  it('but nothing where nothing was paid, as before repairs were', async () => {
    const data = { repairNo: 'RO-9', shopId: 7, warehouseId: 'LAX', oneId: A, project: ['clean'], beforePhotos: [], costCents: 1_500 };
    await w.given(
      fact(repairStream, 'RO-9', { type: 'RepairOrderApplied', data: { ...data, applicantId: 'seller' } }, { type: 'RepairOrderApproved', data: {} }),
      fact(itemStream, A, { type: 'RepairApplied', data: { repairNo: 'RO-9', project: ['clean'] } }),
    );
    await accepted(w.call(cancelRepairRoute, cobbler, { repairNo: 'RO-9' }));
    expect(w.postings()).toEqual({});
  });
});
