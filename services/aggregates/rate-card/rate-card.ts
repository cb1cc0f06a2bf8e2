import type { RateCardEvent } from '#contracts/fees/rate-card-events.ts';
import type { CardVersion, RateCard } from '#contracts/fees/rate-cards.ts';
import type { RateScope } from '#contracts/fees/rate-scopes.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

export interface PublishedVersion extends CardVersion {
  effectiveFrom: string;
}

/** What was published for one scope and not withdrawn. Stream `ratecard-<cardId>`, by `cardIdOf(scope)`. */
export interface PublishedCard {
  /** Undefined before its first version. */
  scope: RateScope | undefined;
  versions: readonly PublishedVersion[];
  /** The number of the last version, whatever became of it. */
  lastVersion: number;
}

export const noRateCard: PublishedCard = { scope: undefined, versions: [], lastVersion: 0 };

export const evolveRateCard = (card: PublishedCard, event: RateCardEvent): PublishedCard => {
  switch (event.type) {
    case 'RateCardPublished': {
      const { scope, version, effectiveFrom, lines } = event.data;
      return { scope, versions: [...card.versions, { version, effectiveFrom, lines }], lastVersion: version };
    }
    case 'RateCardWithdrawn':
      return { ...card, versions: card.versions.filter(({ version }) => version !== event.data.version) };
  }
};

export const rateCardStream = streamType<PublishedCard, RateCardEvent>({
  prefix: 'ratecard',
  initial: noRateCard,
  evolve: evolveRateCard,
  tags: () => ({}),
});

export type LoadedRateCard = LoadedFrom<typeof rateCardStream>;

export const asRateCard = (scope: RateScope, { versions }: PublishedCard): RateCard => ({ scope, versions });
