import { erasedRows } from '#projections/all.ts';
import { eraseAccountRoute } from '../accounts/erase-account.ts';
import { forgetAccount } from '../accounts/sign-in/forget-account.ts';
import { forgetImportsOf } from '../forecast-import/kept-imports.ts';
import { forgetAnswersTo } from '#kernel/event-store/kept-answers.ts';
import { forgetLabelsOf, forgetNamesOf } from '#kernel/files/files.ts';
import { droppedKeys } from '#kernel/personal-data/subject-keys.ts';

/** Drops the keys first: whoever writes under one of them meanwhile is waited for, and their rows are there to be overwritten. */
export const erasureRoute = eraseAccountRoute((erasure) => [
  droppedKeys(erasure.subjects),
  ...erasedRows(erasure),
  ...forgetAccount(erasure),
  forgetAnswersTo(erasure.accountId),
  forgetImportsOf(erasure.accountId),
  forgetNamesOf(erasure.accountId),
  forgetLabelsOf(erasure),
]);
