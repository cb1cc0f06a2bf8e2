import type { Area } from '#kernel/area.ts';
import type { Process } from '#kernel/processes/react.ts';
import * as list from './areas.ts';

const areas: readonly Area<never>[] = Object.values(list);

/** What follows from what happened, or from the hour, by area. */
export const processes: readonly Process[] = areas.flatMap(({ processes: own = [] }) => own);
