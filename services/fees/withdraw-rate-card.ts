import { isOfWarehouse, todayOf } from '#contracts/fees/card-days.ts';
import { withdrawRateCardEndpoint } from '#contracts/fees/rate-card-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { rateCardStream, type LoadedRateCard } from '../aggregates/rate-card/rate-card.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';

interface States {
  card: LoadedRateCard;
  warehouse: Warehouse | undefined;
}

/** Only what has not begun: what was in force was charged. */
export const withdrawRateCard = ({ body, now }: CommandOf<typeof withdrawRateCardEndpoint, 'now'>, { card, warehouse }: States): Decision => {
  const { cardId, version, reason } = body;
  const published = card.versions.find((each) => each.version === version);
  if (!published) return reject('RateVersionUnknown', { field: 'version', params: { version } });
  const { effectiveFrom, lines } = published;
  if (effectiveFrom <= todayOf(lines, warehouse?.timeZone, now))
    return reject('RateCardInForce', { field: 'version', params: { version, date: effectiveFrom } });
  return accept(change(card, { type: 'RateCardWithdrawn', data: { cardId, version, reason } }));
};

export const withdrawRateCardRoute = commandRoute(withdrawRateCardEndpoint, async ({ body, now }, load) => {
  const { cardId, version } = body;
  const card = await load.one(rateCardStream, cardId);
  const { scope } = card;
  const warehouse = scope && isOfWarehouse(scope) ? await load.one(warehouseStream, scope.warehouseId) : undefined;
  return toOutcome(withdrawRateCard({ body, now }, { card, warehouse }), { cardId, version });
});
