import * as areas from './areas.ts';
import type { Upcaster } from './kernel/upcaster.ts';

/** Every change of an event's shape since the first release. */
export const upcasters: readonly Upcaster[] = Object.values(areas).flatMap((area) => area.upcasters ?? []);
