import { accountsEndpoints } from './accounts/endpoints.ts';
import { announcementEndpoints } from './announcements/endpoints.ts';
import { batchEndpoints } from './batch/endpoints.ts';
import { filesEndpoints } from './files/endpoints.ts';
import { forecastEndpoints } from './forecast/endpoints.ts';
import { inspectionEndpoints } from './inspection/endpoints.ts';
import { itemEndpoints } from './item/endpoints.ts';
import { forecastImportEndpoints } from './forecast-import/endpoints.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { labelEndpoints } from './labels/endpoints.ts';
import { shippingLabelEndpoints } from './labels/shipping/endpoints.ts';
import { liveEndpoints } from './live/endpoints.ts';
import { outboundEndpoints } from './outbound/endpoints.ts';
import { referenceEndpoints } from './reference/endpoints.ts';
import { receivingEndpoints } from './receiving/endpoints.ts';
import { requestsEndpoints } from './requests/endpoints.ts';
import { repairEndpoints } from './repair/endpoints.ts';
import { returnsEndpoints } from './returns/endpoints.ts';
import { shelvingEndpoints } from './shelving/endpoints.ts';
import { systemEndpoints } from './system/endpoints.ts';
import { walletEndpoints } from './wallet/endpoints.ts';
import { readEndpoints } from './read-endpoints.ts';

/** Every endpoint of the product, area by area. OpenAPI, the typed client, the mounted routes and the matrix test are all made from this list. */
export const endpoints: readonly Endpoint<any, any, any>[] = [
  ...accountsEndpoints,
  ...referenceEndpoints,
  ...filesEndpoints,
  ...forecastImportEndpoints,
  ...itemEndpoints,
  ...forecastEndpoints,
  ...receivingEndpoints,
  ...inspectionEndpoints,
  ...shelvingEndpoints,
  ...returnsEndpoints,
  ...repairEndpoints,
  ...labelEndpoints,
  ...requestsEndpoints,
  ...outboundEndpoints,
  ...batchEndpoints,
  ...announcementEndpoints,
  ...walletEndpoints,
  ...shippingLabelEndpoints,
  ...liveEndpoints,
  ...systemEndpoints,
  ...readEndpoints,
];
