import { countShipmentReviews, getShipment, listShipments } from '#contracts/fulfilment/shipment-queries.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { readArea } from '../kernel/area.ts';
import { eligibleItems } from './eligible.ts';
import { shipmentsMigrations } from './migrations/index.ts';
import { programmeItemUnder, shipmentsWanted, uncountedSince } from './programme.ts';
import { shipmentsProjection } from './projection.ts';
import { shipmentDetail, shipmentPage, shipmentReviewCount, type ShipmentNeeds } from './queries.ts';

export const fulfilmentReads = readArea({
  queries: (needs: ShipmentNeeds) => [
    queryRoute(listShipments, ({ viewer, query }) => shipmentPage(needs, viewer, query)),
    queryRoute(getShipment, ({ viewer, query }) => shipmentDetail(needs, viewer, query)),
    queryRoute(countShipmentReviews, () => shipmentReviewCount(needs.db)),
  ],
  provides: ({ db }) => ({
    eligibleItems: eligibleItems(db),
    shipmentsWanted: shipmentsWanted(db),
    programmeItemUnder: programmeItemUnder(db),
    uncountedSince: uncountedSince(db),
  }),
  projections: [shipmentsProjection],
  migrations: shipmentsMigrations,
});
