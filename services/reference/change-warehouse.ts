import { cardIdOf } from '#contracts/fees/rate-scopes.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { changeWarehouse as endpoint } from '#contracts/reference/reference-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { warehouseStream, type LoadedWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { rateCardStream, type PublishedCard } from '../aggregates/rate-card/rate-card.ts';
import { requireWarehousePages } from './menu-policies.ts';

export type ChangeWarehouse = CommandOf<typeof endpoint>;

interface States {
  warehouse: LoadedWarehouse;
  /** The rate card of the warehouse. */
  card: PublishedCard;
}

/** Its id stays: goods, orders and shelves name it. */
export const changeWarehouse = ({ body }: ChangeWarehouse, { warehouse, card }: States): Decision => {
  const { menu = warehouse.menu } = body;
  const { exists, ...known } = warehouse;
  if (!exists) return reject('WarehouseUnknown', { field: 'warehouseId' });
  return (
    requireWarehousePages(menu) ??
    requireTermsByCard(body, warehouse, card) ??
    accept(change(warehouse, { type: 'WarehouseChanged', data: { ...known, ...body, menu: [...menu] } }))
  );
};

/** Once a card is published for the warehouse, it alone says what storage costs there (R9.25). */
const requireTermsByCard = (body: ChangeWarehouse['body'], warehouse: LoadedWarehouse, { versions }: PublishedCard): Rejection | undefined => {
  if (versions.length === 0) return undefined;
  const changed = (['dailyFeeCents', 'storageLimitDays'] as const).find((field) => body[field] !== undefined && body[field] !== warehouse[field]);
  return changed && reject('StorageSetByCard', { field: changed });
};

export const changeWarehouseRoute = commandRoute(endpoint, async ({ body }, load) => {
  const { warehouseId } = body;
  const warehouse = await load.one(warehouseStream, warehouseId);
  const card = await load.one(rateCardStream, cardIdOf({ kind: 'warehouse', warehouseId }));
  return toOutcome(changeWarehouse({ body }, { warehouse, card }), { warehouseId });
});
