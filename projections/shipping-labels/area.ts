import { queryRoute } from '#contracts/kernel/route.ts';
import { getShippingLabel, listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { readArea } from '../kernel/area.ts';
import { erasedLabels } from './erased.ts';
import { shippingLabelsProjection } from './projection.ts';
import { labelDetail, labelPage, labelUnder, type LabelNeeds } from './queries.ts';
import { shippingLabelsMigrations } from './migrations/index.ts';

export const shippingLabelsReads = readArea({
  queries: (needs: LabelNeeds) => [
    queryRoute(listShippingLabels, ({ viewer, query }) => labelPage(needs, viewer, query)),
    queryRoute(getShippingLabel, ({ viewer, query }) => labelDetail(needs, viewer, query)),
  ],
  projections: [shippingLabelsProjection],
  migrations: shippingLabelsMigrations,
  provides: ({ db }) => ({ labelUnder: labelUnder(db) }),
  erased: erasedLabels,
});
