import { accountsRoutes } from '../accounts/routes.ts';
import { announcementRoutes } from '../announcements/routes.ts';
import { batchRoutes } from '../batches/routes.ts';
import { forecastRoutes } from '../forecast/routes.ts';
import { inspectionRoutes } from '../inspection/routes.ts';
import { itemRoutes } from '../item/routes.ts';
import { shippingLabelRoutes } from '../labels/shipping/routes.ts';
import { outboundRoutes } from '../outbound/routes.ts';
import { receivingRoutes } from '../receiving/routes.ts';
import { referenceRoutes } from '../reference/routes.ts';
import { repairRoutes } from '../repair/routes.ts';
import { requestsRoutes } from '../requests/routes.ts';
import { returnsRoutes } from '../returns/routes.ts';
import { shelvingRoutes } from '../shelving/routes.ts';
import { walletRoutes } from '../wallet/routes.ts';
import { erasureRoute } from './erasure.ts';

/** Every command that needs nothing but the streams it loads, by area. */
export const commandRoutes = [
  ...accountsRoutes,
  ...referenceRoutes,
  ...itemRoutes,
  ...forecastRoutes,
  ...receivingRoutes,
  ...inspectionRoutes,
  ...shelvingRoutes,
  ...requestsRoutes,
  ...outboundRoutes,
  ...batchRoutes,
  ...returnsRoutes,
  ...repairRoutes,
  ...announcementRoutes,
  ...walletRoutes,
  ...shippingLabelRoutes,
  erasureRoute,
];
