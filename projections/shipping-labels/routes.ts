import { queryRoute, type QueryRoute } from '#contracts/kernel/route.ts';
import { getShippingLabel, listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { labelDetail, labelPage, type LabelNeeds } from './queries.ts';

export const shippingLabelRoutes = (needs: LabelNeeds): QueryRoute[] => [
  queryRoute(listShippingLabels, ({ viewer, query }) => labelPage(needs, viewer, query)),
  queryRoute(getShippingLabel, ({ viewer, query }) => labelDetail(needs, viewer, query)),
];
