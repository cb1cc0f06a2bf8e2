import { isOfWarehouse, todayOf } from '#contracts/fees/card-days.ts';
import { publishRateCardEndpoint } from '#contracts/fees/rate-card-commands.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, type RatedParty, type RateScope } from '#contracts/fees/rate-scopes.ts';
import { warehouseCard } from '#contracts/fees/storage-terms.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { asRateCard, rateCardStream, type LoadedRateCard } from '../aggregates/rate-card/rate-card.ts';
import { repairItemStream, type RepairItem } from '../aggregates/repair/repair-item.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { warehouseStream, type Warehouse } from '../aggregates/warehouse/warehouse.ts';
import { requireChange, requireFreeDate, requireLinesFit, requireNoGap, requireNotBackdated } from './rate-card-policies.ts';

export type PublishRateCard = CommandOf<typeof publishRateCardEndpoint, 'now'>;

export interface CardStates {
  card: LoadedRateCard;
  /** Whom the scope names, where it names one. */
  shop: Shop | undefined;
  warehouse: Warehouse | undefined;
  /** The works that its lines name, in their order. */
  works: readonly RepairItem[];
  /** The published cards that this one stands in the place of. */
  general: readonly RateCard[];
}

export const publishRateCard = ({ body, now }: PublishRateCard, states: CardStates): Decision => {
  const { scope, effectiveFrom, lines, description } = body;
  const { card, warehouse } = states;
  const unknown = requireScopeKnown(states) ?? requireWorksOffered(body, states.works);
  if (unknown) return unknown;
  const own = warehouse && scope.kind === 'warehouse' ? cardWithTerms(warehouse, card) : asRateCard(scope, card);
  const refusal =
    requireLinesFit(body) ??
    requireNotBackdated(body, warehouse?.timeZone, now) ??
    requireFreeDate(body, card.versions) ??
    requireChange(body, own.versions) ??
    requireNoGap(body, {
      versions: own.versions,
      general: states.general,
      party: partyOf(scope, warehouse),
      today: todayOf(lines, warehouse?.timeZone, now),
    });
  if (refusal) return refusal;
  const version = card.lastVersion + 1;
  return accept(change(card, { type: 'RateCardPublished', data: { cardId: cardIdOf(scope), version, scope, effectiveFrom, lines, description } }));
};

const cardWithTerms = ({ warehouseId, storageLimitDays, dailyFeeCents }: Warehouse, { versions }: LoadedRateCard): RateCard =>
  warehouseCard(warehouseId, [{ from: null, freeDays: storageLimitDays, dailyFeeCents }], versions);

const partyOf = (scope: RateScope, warehouse: Warehouse | undefined): RatedParty => ({
  ...('shopId' in scope && { shopId: scope.shopId }),
  ...(scope.kind === 'level' && { level: scope.level }),
  ...(warehouse && { warehouseId: warehouse.warehouseId, level: warehouse.level }),
});

const requireScopeKnown = ({ shop, warehouse }: CardStates): Rejection | undefined => {
  if (shop && !shop.exists) return reject('NotFound', { field: 'scope.shopId' });
  return warehouse && !warehouse.exists ? reject('WarehouseUnknown', { field: 'scope.warehouseId' }) : undefined;
};

const requireWorksOffered = ({ lines }: PublishRateCard['body'], works: readonly RepairItem[]): Rejection | undefined => {
  const offered = new Set(works.filter(({ exists }) => exists).map(({ repairItemId }) => repairItemId));
  const gone = lines.findIndex(({ subject }) => subject.service === 'repair' && !offered.has(subject.repairItemId));
  return gone === -1 ? undefined : reject('RepairItemUnknown', { field: `lines.${gone}.subject` });
};

/** All that a version of the card is decided by. */
export const loadCardStates = async (load: Load, { scope, lines }: Pick<PublishRateCard['body'], 'scope' | 'lines'>): Promise<CardStates> => {
  const card = await load.one(rateCardStream, cardIdOf(scope));
  const warehouse = isOfWarehouse(scope) ? await load.one(warehouseStream, scope.warehouseId) : undefined;
  const shop = 'shopId' in scope ? await load.one(shopStream, scope.shopId) : undefined;
  const works = lines.flatMap(({ subject }) => (subject.service === 'repair' ? [subject.repairItemId] : []));
  const scopes = generalScopes(scope, warehouse);
  const cards = await load.many(rateCardStream, scopes.map(cardIdOf));
  return {
    card,
    shop,
    warehouse,
    works: await load.many(repairItemStream, [...new Set(works)]),
    general: scopes.map((general, index) => asRateCard(general, cards[index]!)),
  };
};

/** What holds where the card says nothing. A warehouse goes by its level, whichever it is at. */
export const generalScopes = (scope: RateScope, warehouse: Warehouse | undefined): RateScope[] => {
  const base: RateScope[] = [{ kind: 'platform' }, { kind: 'repair' }, { kind: 'labels' }].filter(({ kind }) => kind !== scope.kind) as RateScope[];
  switch (scope.kind) {
    case 'platform':
    case 'repair':
    case 'labels':
      return [];
    case 'level':
    case 'merchant':
      return base;
    case 'warehouse':
      return [...(warehouse ? [{ kind: 'level', level: warehouse.level } as const] : []), ...base];
    case 'merchantInWarehouse':
      return [{ kind: 'merchant', shopId: scope.shopId }, { kind: 'warehouse', warehouseId: scope.warehouseId }, ...base];
  }
};

export const publishRateCardRoute = commandRoute(publishRateCardEndpoint, async ({ body, now }, load) => {
  const states = await loadCardStates(load, body);
  const { scope, effectiveFrom } = body;
  return toOutcome(publishRateCard({ body, now }, states), { cardId: cardIdOf(scope), version: states.card.lastVersion + 1, effectiveFrom });
});
