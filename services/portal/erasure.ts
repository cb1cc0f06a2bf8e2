import { erasedRows } from '#projections/all.ts';
import type { Area, ErasedAccount } from '#kernel/area.ts';
import type { SideRow } from '#kernel/commands/event-log.ts';
import { forgetAnswersTo } from '#kernel/event-store/kept-answers.ts';
import { forgetLabelsOf, forgetNamesOf } from '#kernel/files/files.ts';
import { droppedKeys } from '#kernel/personal-data/subject-keys.ts';
import * as list from './areas.ts';

const areas: readonly Area<never>[] = Object.values(list);

/** Drops the keys first: whoever writes under one of them meanwhile is waited for, and their rows are there to be overwritten. */
export const outsideTheLog = (erasure: ErasedAccount): readonly SideRow[] => [
  droppedKeys(erasure.subjects),
  ...erasedRows(erasure),
  ...areas.flatMap(({ erased }) => erased?.(erasure) ?? []),
  forgetAnswersTo(erasure.accountId),
  forgetNamesOf(erasure.accountId),
  forgetLabelsOf(erasure),
];
