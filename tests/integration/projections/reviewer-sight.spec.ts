import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionKeys } from '#contracts/kernel/access/permissions.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { applied, approved, dunk, id, item, order, requested, samba, stored } from './facts.ts';
import { consigned, ordersWorld, quoted, waiting } from './orders-world.ts';
import { actorOf, admin, seller, staff } from './people.ts';
import type { ReadWorld } from './read-world.ts';

const offered = 'OC26112000395';
const bigger = { ...samba, size: '12' };

/** Of the samba that a price is asked of, three were sold: one long ago, one lately by another shop, one of another size today. Of the dunk, two. */
let world: ReadWorld;
beforeAll(async () => {
  world = await ordersWorld();
  const sold = (number: number, what: typeof samba, soldPrice: number, shopId = 7) => {
    const oddNo = `OC-SOLD-${number}`;
    return item(id(number), ...stored({ what, shopId }), requested(oddNo, 6), approved(oddNo, 6), {
      type: 'ConsignmentSold',
      data: { oddNo, platform: 'own market', platOrderNo: `P-${number}`, soldPrice },
    });
  };
  world.setClock('2026-11-20T16:00:00.000Z');
  await world.happen(actorOf(admin), sold(20, samba, 9_000), sold(21, dunk, 15_000));
  world.later(60);
  await world.happen(actorOf(admin), sold(22, samba, 11_500, 8), sold(23, dunk, 16_000));
  world.later(60);
  await world.happen(actorOf(admin), sold(24, bigger, 20_000));
  await world.happen(
    actorOf(seller),
    item(id(25), ...stored({ what: { ...dunk, size: '13' } }), requested(offered, 6)),
    order(offered, applied({ oddNo: offered, requestType: 6, oneIds: [id(25)] })),
    fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents: 120_460, remark: '' })),
  );
});
afterAll(() => world.close());

const detail = (viewer: Viewer, oddNo: string) => world.ask(getOrder, viewer, { oddNo });
const salesFor = async (viewer: Viewer, oddNo: string) => (await detail(viewer, oddNo)).itemList.map(({ lastSale }) => lastSale);

describe('Rule: who reviews a price sees what such an item was sold for last', () => {
  it('of that SKU and size, by whichever shop; or that none was', async () => {
    expect(await salesFor(admin, quoted)).toEqual([{ price: 11_500, gmtSold: '2026-11-20T17:00:00.000Z' }]);
    expect(await salesFor(admin, offered)).toEqual([null]);
  });

  it('nobody else does, nor where no price is asked or all is decided', async () => {
    const sellsOnly: Viewer = { ...admin, permissions: [{ permissionId: '1100', actions: actionKeys }] };
    for (const viewer of [seller, staff, sellsOnly, { ...admin, shopId: 7 }]) expect(await salesFor(viewer, offered)).toEqual([undefined]);
    expect(await salesFor(admin, waiting)).toEqual([undefined, undefined]);
    expect(await salesFor(admin, consigned)).toEqual([undefined]);
  });
});

describe('Rule: who reviews what is shipped sees what the wallet holds that pays for it, if they read wallets', () => {
  const withFinance: Viewer = { ...admin, permissions: [...admin.permissions, { permissionId: '500', actions: actionKeys }] };

  it('with the permission of finance, and not without', async () => {
    expect((await detail(withFinance, waiting)).walletBalance).toBe(120_460);
    for (const viewer of [admin, seller, staff]) expect(await detail(viewer, waiting)).not.toHaveProperty('walletBalance');
  });

  it('of what is shipped only', async () => expect(await detail(withFinance, quoted)).not.toHaveProperty('walletBalance'));
});
