import { erasedRows } from '#projections/all.ts';
import type { Area, ErasedAccount } from '#kernel/area.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { deleteAnswersTo } from '#kernel/event-store/idempotency-store.ts';
import { forgetLabelsOf, forgetNamesOf } from '#kernel/files/files.ts';
import { droppedKeys } from '#kernel/personal-data/subject-keys.ts';
import * as list from './areas.ts';

const areas: readonly Area<never>[] = Object.values(list);

/** Drops the keys first: whoever writes under one of them meanwhile is waited for, and their rows are there to be overwritten. */
export const outsideTheLog = (erasure: ErasedAccount): readonly ExtraStatement[] => [
  droppedKeys(erasure.subjects),
  ...erasedRows(erasure),
  ...areas.flatMap(({ erased }) => erased?.(erasure) ?? []),
  deleteAnswersTo(erasure.accountId),
  forgetNamesOf(erasure.accountId),
  forgetLabelsOf(erasure),
];
