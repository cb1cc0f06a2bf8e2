import type { Clock } from '#kernel/clock.ts';
import type { Files } from '#kernel/files/files.ts';
import type { IncomingFiles } from '#kernel/files/incoming-files.ts';

/** Whoever uploads a file for a form sends the form within a day. */
const keptUnnamedMs = 86_400_000;

/** Removes what was uploaded and never used, the labels of whoever was erased, and uploads whose node died. */
export const forgetFiles = (files: Pick<Files, 'removeUnnamed'>, incoming: Pick<IncomingFiles, 'sweep'>, clock: Clock) => ({
  name: 'forget-files' as const,
  run: async () => (await files.removeUnnamed(new Date(clock.now().getTime() - keptUnnamedMs))) + (await incoming.sweep()),
});
