import { z } from 'zod';
import { parcelStatusNames } from './parcel-statuses.ts';

/** One scan of a parcel, as its carrier tells of it. */
export const scanFields = { status: z.enum(parcelStatusNames), at: z.string(), text: z.string(), place: z.string().optional() };
