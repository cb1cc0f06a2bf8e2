import { getMerchantRates, listMerchantRates, listRateCards } from '#contracts/fees/rate-card-queries.ts';
import { getApplicationFee } from '#contracts/fees/application-fee.ts';
import { getBulkReshipFee } from '#contracts/fees/bulk-reship-fee.ts';
import { getProposedFee } from '#contracts/fees/proposed-fee.ts';
import { rehearseRateCard } from '#contracts/fees/rehearse-rate-card.ts';
import { rateScopeKinds } from '#contracts/fees/rate-scopes.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import { merchantRatePage, merchantRates, type FeeNeeds } from './merchant-rates.ts';
import { feesMigrations } from './migrations/index.ts';
import { applicationFee, bulkReshipFee, proposedFee } from './proposed-fee.ts';
import { rateCardsProjection } from './projection.ts';
import { rateCards, toCardRow } from './rate-cards.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import type { RehearsalNeeds } from './rehearsal/rehearsed.ts';

export const feesReads = readArea({
  queries: (needs: FeeNeeds & RehearsalNeeds) => [
    queryRoute(listRateCards, async ({ query: { kinds = rateScopeKinds } }) => {
      const now = needs.clock.now();
      return { records: (await rateCards(needs.db, kinds)).map((card) => toCardRow(card, now)) };
    }),
    queryRoute(listMerchantRates, ({ query }) => merchantRatePage(needs, query)),
    queryRoute(rehearseRateCard, ({ body }) => rehearse(needs, body)),
    queryRoute(getProposedFee, ({ query }) => proposedFee(needs.db, query, needs.clock.now())),
    queryRoute(getApplicationFee, ({ viewer, query }) => applicationFee(needs.db, viewer, query, needs.clock.now())),
    queryRoute(getBulkReshipFee, ({ viewer, query }) => bulkReshipFee(needs.db, viewer, query, needs.clock.now())),
    queryRoute(getMerchantRates, ({ query }) => merchantRates(needs, query.shopId)),
  ],
  projections: [rateCardsProjection],
  migrations: feesMigrations,
});
