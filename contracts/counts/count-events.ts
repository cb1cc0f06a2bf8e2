import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

/** Why a shelf is counted: a supervisor planned it, or an item was not there to be picked. */
export const countCauses = {
  planned: { en: 'Planned', zh: '计划盘点' },
  shortPick: { en: 'Short pick', zh: '短拣' },
} as const;
export type CountCause = keyof typeof countCauses;
export const countCauseNames = Object.keys(countCauses) as [CountCause, ...CountCause[]];

/** What lies here although it belongs elsewhere. `mayStay`: nothing holds it to where it belongs. */
const misplaced = z.object({
  /** Null where it lies on no shelf: missing, or on its way to one. */
  shelfId: z.string().nullable(),
  shelfName: z.string(),
  mayStay: z.boolean(),
});

/** The count of one shelf: stream `count-<countNo>`. */
export const countEventSchemas = {
  CountPlanned: z.object({
    countNo: z.string(),
    warehouseId: z.string(),
    shelfId: z.string(),
    shelfName: z.string(),
    zone: z.string(),
    cause: z.enum(countCauseNames),
  }),
  /** `expected`: what lay there by the books when the round began. Whoever counts is not told. */
  CountStarted: z.object({ counterId: z.string(), expected: z.array(z.string()) }),
  CountScanned: z.object({ oneId: z.string(), misplaced: misplaced.optional() }),
  CountScanUndone: z.object({ oneId: z.string() }),
  /** A misplaced item was put here, by its own shelf change, or carried back to where it belongs. */
  MisplacedSettled: z.object({ oneId: z.string(), as: z.enum(['here', 'back']) }),
  CountFinished: z.object({
    present: z.number().int(),
    missing: z.array(z.string()),
    misplaced: z.array(z.string()),
    carriedBack: z.number().int(),
  }),
  /** It is counted once more, by somebody else. */
  CountSentBack: z.object({ reason: z.string() }),
  /** What was changed by it; of what was found, nothing else stood as it was counted. */
  CountApproved: z.object({ missed: z.array(z.string()), moved: z.array(z.string()) }),
  CountCancelled: z.object({ reason: z.string() }),
} as const;

export type CountEvent = EventsOf<typeof countEventSchemas>;
export type CountEventName = keyof typeof countEventSchemas;
export type CountResult = Extract<CountEvent, { type: 'CountFinished' }>['data'];
export type Misplaced = z.output<typeof misplaced>;

export const countStatuses = {
  planned: { tone: 'waiting', en: 'To count', zh: '待盘点' },
  counting: { tone: 'progress', en: 'Being counted', zh: '盘点中' },
  recount: { tone: 'waiting', en: 'To recount', zh: '待复盘' },
  recounting: { tone: 'progress', en: 'Being recounted', zh: '复盘中' },
  toApprove: { tone: 'waiting', en: 'To approve', zh: '待审核' },
  completed: { tone: 'done', en: 'Completed', zh: '已完成' },
  cancelled: { tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
} as const;
export type CountStatus = keyof typeof countStatuses;
export const countStatusNames = Object.keys(countStatuses) as [CountStatus, ...CountStatus[]];
