import { listRateCards } from '#contracts/fees/rate-card-queries.ts';
import { rateCardsTopic } from '#contracts/fees/rate-card-topic.ts';
import type { RateScopeKind } from '#contracts/fees/rate-scopes.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The cards of some kinds, as they are by now. */
export const useRateCards = (kinds: readonly RateScopeKind[]) => {
  useLiveReads(rateCardsTopic, listRateCards);
  return useRead(listRateCards, { kinds });
};
