import { earliestStart, todayOf, zoneOf } from '#contracts/fees/card-days.ts';
import type { RateCard } from '#contracts/fees/rate-cards.ts';
import type { RateCardRow, RateVersion, VersionState } from '#contracts/fees/rate-card-queries.ts';
import { cardIdOf, warehouseLevels, type RateScope, type RateScopeKind } from '#contracts/fees/rate-scopes.ts';
import { warehouseCard } from '#contracts/fees/storage-terms.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { VersionRow } from './table.ts';

/** A card with all that its answer says of it. */
export interface KnownCard {
  card: RateCard;
  versions: readonly VersionRow[];
  shop: { shop_id: number; uid: string; realname: string } | undefined;
  warehouse: { name: string; time_zone: string } | undefined;
}

/** The cards of some kinds, and of one merchant where one is asked for: those that were published for, and those that every level and warehouse has. */
export const rateCards = async (db: ReadDatabase, kinds: readonly RateScopeKind[], shopId?: number): Promise<KnownCard[]> => {
  const [rows, warehouses] = await Promise.all([
    db
      .selectFrom('rate_cards as c')
      .leftJoin('shops as s', 's.shop_id', 'c.shop_id')
      .$if(shopId !== undefined, (cards) => cards.where((eb) => eb.or([eb('c.shop_id', 'is', null), eb('c.shop_id', '=', shopId!)])))
      .selectAll('c')
      .select(['s.uid', 's.realname'])
      .orderBy('c.card_id')
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name', 'time_zone', 'rates']).orderBy('name').orderBy('id').execute(),
  ]);
  const published = new Map(rows.map((row) => [row.card_id, row]));
  const standing = standingScopes(warehouses).filter(({ kind }) => kinds.includes(kind));
  const scopes = [...standing, ...rows.map(({ scope }) => scope).filter(({ kind }) => kinds.includes(kind) && isOfMerchant(kind))];
  const warehouseById = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]));
  return scopes.map((scope) => {
    const row = published.get(cardIdOf(scope));
    const warehouse = 'warehouseId' in scope ? warehouseById.get(scope.warehouseId) : undefined;
    const versions = row?.versions ?? [];
    return {
      card:
        scope.kind === 'warehouse'
          ? warehouseCard(scope.warehouseId, warehouse?.rates ?? [], inEffect(versions))
          : { scope, versions: inEffect(versions) },
      versions,
      shop: row?.shop_id === null || row === undefined ? undefined : { shop_id: row.shop_id, uid: row.uid ?? '', realname: row.realname ?? '' },
      warehouse,
    };
  });
};

const isOfMerchant = (kind: RateScopeKind): boolean => kind === 'merchant' || kind === 'merchantInWarehouse';

const inEffect = (versions: readonly VersionRow[]) => versions.filter(({ withdrawal }) => withdrawal === null);

const standingScopes = (warehouses: readonly { id: string }[]): RateScope[] => [
  { kind: 'platform' },
  { kind: 'labels' },
  { kind: 'repair' },
  ...warehouseLevels.map((level): RateScope => ({ kind: 'level', level })),
  ...warehouses.map(({ id }): RateScope => ({ kind: 'warehouse', warehouseId: id })),
];

/** A card as its page shows it: each version with the days it holds, those that were withdrawn among them. */
export const toCardRow = ({ card, versions, shop, warehouse }: KnownCard, now: Date): RateCardRow => {
  const timeZone = warehouse?.time_zone;
  const details = new Map(versions.map((version) => [version.version, version]));
  const ordered = card.versions.toSorted((one, other) => ((one.effectiveFrom ?? '') < (other.effectiveFrom ?? '') ? -1 : 1));
  const effective = ordered.map(({ version, effectiveFrom, lines }, index): RateVersion => {
    const before = ordered[index + 1]?.effectiveFrom ?? null;
    return {
      version,
      state: stateOn(todayOf(lines, timeZone, now), effectiveFrom, before),
      effectiveFrom,
      before,
      lines: [...lines],
      ...saidOf(details.get(version)),
    };
  });
  const withdrawn = versions
    .filter(({ withdrawal }) => withdrawal !== null)
    .map(({ version, effectiveFrom, lines, ...row }): RateVersion => ({
      version,
      state: 'withdrawn',
      effectiveFrom,
      before: null,
      lines,
      ...saidOf({ version, effectiveFrom, lines, ...row }),
    }));
  return {
    cardId: cardIdOf(card.scope),
    scope: card.scope,
    shopInfo: shop ? { id: shop.shop_id, uid: shop.uid, realname: shop.realname } : null,
    wareName: warehouse?.name ?? null,
    timeZone: zoneOf(timeZone),
    earliest: earliestStart([], timeZone, now),
    versions: [...effective, ...withdrawn].toSorted(latestFirst),
  };
};

const stateOn = (today: string, effectiveFrom: string | null, before: string | null): VersionState => {
  if ((effectiveFrom ?? '') > today) return 'coming';
  return before !== null && before <= today ? 'past' : 'inForce';
};

const saidOf = (row: VersionRow | undefined): Pick<RateVersion, 'description' | 'publishedBy' | 'gmtCreate' | 'withdrawal'> => ({
  description: row?.description ?? '',
  publishedBy: row?.by ?? null,
  gmtCreate: row?.at ?? null,
  withdrawal: row?.withdrawal ? { by: row.withdrawal.by, gmtCreate: row.withdrawal.at, reason: row.withdrawal.reason } : null,
});

const latestFirst = (one: RateVersion, other: RateVersion): number => {
  const [former, latter] = [one.effectiveFrom ?? '', other.effectiveFrom ?? ''];
  return former === latter ? other.version - one.version : former < latter ? 1 : -1;
};
