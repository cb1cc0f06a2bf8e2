import * as list from './areas.ts';
import type { Contract } from './kernel/area.ts';
import type { PersonalData } from './kernel/events/personal-data.ts';

const areas: readonly Contract[] = Object.values(list);

/** Every personal field of every event. Beside them the name of whoever acted is personal on each event. */
export const personalData: PersonalData = Object.assign({}, ...areas.map((area) => area.personalData));
