import type { Clock } from '../kernel/clock.ts';
import type { Files } from '../kernel/files/files.ts';

/** Whoever uploads a file for a form sends the form within a day. */
const keptUnnamedMs = 86_400_000;

/** Removes what was uploaded and never used, and the labels of whoever was erased. */
export const forgetFiles = (files: Pick<Files, 'removeUnnamed'>, clock: Clock) => ({
  name: 'forget-files' as const,
  run: () => files.removeUnnamed(new Date(clock.now().getTime() - keptUnnamedMs)),
});
