import * as list from './areas.ts';
import type { Contract } from './kernel/area.ts';
import type { Endpoint } from './kernel/endpoint.ts';

const areas: readonly Contract[] = Object.values(list);

/** Every endpoint of the product. OpenAPI, the typed client, the mounted routes and the matrix test are all made from this list. */
export const endpoints: readonly Endpoint<any, any, any>[] = areas.flatMap((area) => area.endpoints);
