import * as areas from './areas.ts';
import type { Endpoint } from './kernel/endpoint.ts';

/** Every endpoint of the product. OpenAPI, the typed client, the mounted routes and the matrix test are all made from this list. */
export const endpoints: readonly Endpoint<any, any, any>[] = Object.values(areas).flatMap((area) => area.endpoints);
