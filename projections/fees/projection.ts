import { rateCardEventSchemas, type RateCardEvent } from '#contracts/fees/rate-card-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { RateCardTableRow, VersionRow } from './table.ts';

const isRateCardEvent = isOneOf(rateCardEventSchemas);

export const rateCardsProjection: RowProjection<RateCardTableRow> = {
  kind: 'row',
  name: 'rate_cards',
  table: 'rate_cards',
  key: 'card_id',
  ofOneStream: true,
  keyOf: (event) => (isRateCardEvent(event) ? event.data.cardId : null),
  evolve: (row, event) => {
    if (!isRateCardEvent(event)) return row;
    const stamp = { updated_at: event.recordedAt, version: event.version };
    if (event.type === 'RateCardWithdrawn') return row && { ...row, ...stamp, versions: row.versions.map((version) => withdrawnBy(event, version)) };
    const { cardId, scope } = event.data;
    return {
      card_id: cardId,
      scope,
      shop_id: 'shopId' in scope ? scope.shopId : null,
      warehouse_id: 'warehouseId' in scope ? scope.warehouseId : null,
      versions: [...(row?.versions ?? []), publishedBy(event)],
      ...stamp,
    };
  },
};

type Named<Name extends RateCardEvent['type']> = Extract<Recorded<RateCardEvent>, { type: Name }>;

const publishedBy = ({ data, recordedAt, metadata }: Named<'RateCardPublished'>): VersionRow => {
  const { version, effectiveFrom, lines, description } = data;
  return { version, effectiveFrom, lines, description, by: metadata.actor.name, at: recordedAt, withdrawal: null };
};

const withdrawnBy = ({ data, recordedAt, metadata }: Named<'RateCardWithdrawn'>, version: VersionRow): VersionRow =>
  version.version === data.version ? { ...version, withdrawal: { by: metadata.actor.name, at: recordedAt, reason: data.reason } } : version;
