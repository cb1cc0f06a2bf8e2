import * as list from './areas.ts';
import type { Contract } from './kernel/area.ts';
import type { Upcaster } from './kernel/events/event-schemas.ts';

const areas: readonly Contract[] = Object.values(list);

/** Every change of an event's shape since the first release. */
export const upcasters: readonly Upcaster[] = areas.flatMap((area) => area.upcasters ?? []);
