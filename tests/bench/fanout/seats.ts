import type { Pool } from 'pg';
import type { Base } from '#contracts/kernel/access/bases.ts';
import { auditTopic } from '#contracts/audit/audit-topics.ts';
import { biTopic } from '#contracts/bi/bi-topic.ts';
import { itemTopic } from '#contracts/item/item-topic.ts';
import { everythingTopic, shopTopic, warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { administrator, tokenFor } from '../portal.ts';

/** One browser: who sits before it, and what the page that is open follows. */
export interface Seat {
  base: Base;
  token: string;
  /** On the floor: the warehouse that the session works in. */
  warehouseId?: string;
  topics: string[];
}

/** How many look at what. */
const crowd = { boards: 120, floors: 150, shops: 400, items: 200, everything: 50, audit: 30, figures: 50 };

/** A thousand browsers as a working day has them open: boards and workplaces of the floor, sellers at their inventory, open items, lists and figures of administrators. */
export const seats = async (pool: Pool, items: readonly string[]): Promise<Seat[]> => {
  const admin = await tokenFor(pool, await administrator(pool));
  const staff = await tokenFor(pool, await staffOfAllWarehouses(pool));
  const warehouses = await warehouseIds(pool);
  const sellers = await Promise.all(
    (await oneSellerOfEachShop(pool)).map(async ({ account, shop }) => ({ token: await tokenFor(pool, account), shop })),
  );
  const dealt = <T>(all: readonly T[], at: number): T => all[at % all.length]!;

  return [
    ...times(crowd.boards, (at) => atWarehouse(staff, dealt(warehouses, at), (warehouse) => [boardTopic(warehouse)])),
    ...times(crowd.floors, (at) => atWarehouse(staff, dealt(warehouses, at), workplaceOf)),
    ...times(crowd.shops, (at) => {
      const { token, shop } = dealt(sellers, at);
      return { base: 'business', token, topics: [shopTopic('inventory', shop), shopTopic('orders', shop), walletTopic(shop)] } satisfies Seat;
    }),
    ...times(crowd.items, (at) => atOffice(admin, [itemTopic(dealt(items, at)), everythingTopic('orders')].slice(0, at % 2 === 0 ? 1 : 2))),
    ...times(crowd.everything, () => atOffice(admin, [everythingTopic('inventory')])),
    ...times(crowd.audit, () => atOffice(admin, [auditTopic])),
    ...times(crowd.figures, () => atOffice(admin, [biTopic])),
  ];
};

const times = (count: number, one: (at: number) => Seat): Seat[] => Array.from({ length: count }, (_, index) => one(index));
const atWarehouse = (token: string, warehouseId: string, topicsOf: (warehouse: string) => string[]): Seat => ({
  base: 'warehouse',
  token,
  warehouseId,
  topics: topicsOf(warehouseId),
});
const atOffice = (token: string, topics: string[]): Seat => ({ base: 'admin', token, topics });
const workplaceOf = (warehouse: string): string[] => [
  warehouseTopic('packages', warehouse),
  warehouseTopic('inventory', warehouse),
  boardTopic(warehouse),
];

export const staffOfAllWarehouses = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ account_id: string }>("SELECT account_id FROM credentials WHERE login = 'warehouse'");
  return rows[0]!.account_id;
};

const warehouseIds = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM warehouses ORDER BY id');
  return rows.map(({ id }) => id);
};

const oneSellerOfEachShop = async (pool: Pool): Promise<{ account: string; shop: number }[]> => {
  const { rows } = await pool.query<{ account: string; shop: number }>(
    `SELECT DISTINCT ON (shop_id) account_id AS account, shop_id AS shop FROM seller_accounts
     WHERE admitted AND NOT suspended ORDER BY shop_id, created_at`,
  );
  return rows;
};
