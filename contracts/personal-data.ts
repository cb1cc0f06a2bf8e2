import { batchPersonalData } from './batch/batch-events.ts';
import type { PersonalData } from './kernel/personal-data.ts';
import { labelPersonalData } from './labels/shipping/label-events.ts';
import { orderPersonalData } from './outbound/order-events.ts';
import { referencePersonalData } from './reference/reference-events.ts';

/** Every personal field of every event. Beside them the name of whoever acted is personal on each event. */
export const personalData: PersonalData = { ...referencePersonalData, ...orderPersonalData, ...labelPersonalData, ...batchPersonalData };
