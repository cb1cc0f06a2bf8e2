import { z } from 'zod';
import { feeLineSchema } from '../fees/fee-line.ts';

/** A line of a rate card as it was in force, and how many of its units were charged. */
export const chargedLine = { cardId: z.string(), version: z.number().int(), line: feeLineSchema, quantity: z.number().int() };
