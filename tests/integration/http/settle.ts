import { createAccount } from '#services/accounts/create-account.ts';
import type { Credentials } from '#services/accounts/sign-in/credentials.ts';
import type { Clock } from '#kernel/clock.ts';
import { commands, toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { createShop } from '#services/reference/create-shop.ts';
import { createWarehouse } from '#services/reference/create-warehouse.ts';
import { noShop, shopStream } from '#services/aggregates/shop/shop.ts';
import { noWarehouse, warehouseStream } from '#services/aggregates/warehouse/warehouse.ts';
import { menus, people, type Person } from './people.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accountStream } from '#services/aggregates/account/account.ts';

export const password = 'correct horse';

const system = { actor: { accountId: 'setup', name: 'setup', terminal: 'system' as const }, correlationId: 'setup', causationId: 'setup' };
const shopOf = (shopId: number) => ({
  shopId,
  uid: `U${shopId}`,
  realname: `Shop ${shopId}`,
  knetCrossListing: true,
  touchPro: shopId === 7,
  fulfilmentProgramme: shopId === 7,
});
const warehouseTerms = { level: 'Basic', storageLimitDays: 30, dailyFeeCents: 5, timeZone: 'America/New_York', city: '' } as const;

export interface Settlers {
  people: readonly Person[];
  /** The pages that staff see in each warehouse. */
  menus: Record<'W1' | 'W2', PermissionId[]>;
}

/** Shops 1, 7 and 8, warehouses W1 and W2, and the people who work with them, made by the same deciders as over HTTP. */
export const settle = async (log: EventLog, credentials: Credentials, clock: Clock, settlers: Settlers = { people, menus }): Promise<void> => {
  const append = async (decide: (load: Load) => Promise<Decision>) => {
    const result = await commands(log, clock, newIds).run(system, async (load) => toOutcome(await decide(load), null));
    if (result.kind === 'rejected') throw new Error(`Not settled: ${result.rejection.rejected}`);
  };

  for (const shopId of [1, 7, 8]) await append(async (load) => createShop({ body: shopOf(shopId) }, { shop: await load.one(shopStream, shopId) }));
  for (const warehouseId of ['W1', 'W2'] as const)
    await append(async (load) =>
      createWarehouse(
        { body: { ...warehouseTerms, warehouseId, name: warehouseId, menu: settlers.menus[warehouseId] } },
        { warehouse: await load.one(warehouseStream, warehouseId) },
      ),
    );
  for (const { phone, ...account } of settlers.people) {
    const shop = account.shopId === undefined ? undefined : { ...noShop, exists: true };
    const warehouses = account.warehouseIds.map(() => ({ ...noWarehouse, exists: true }));
    await append(async (load) => createAccount(account, { account: await load.one(accountStream, account.accountId), shop, warehouses }));
    await credentials.set({ accountId: account.accountId, login: account.login, password, phone });
  }
};
