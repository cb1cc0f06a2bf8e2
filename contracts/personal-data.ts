import * as areas from './areas.ts';
import type { PersonalData } from './kernel/personal-data.ts';

/** Every personal field of every event. Beside them the name of whoever acted is personal on each event. */
export const personalData: PersonalData = Object.assign({}, ...Object.values(areas).map((area) => area.personalData));
