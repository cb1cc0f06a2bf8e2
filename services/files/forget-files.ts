import type { JobNeeds } from '#kernel/area.ts';
import type { Job } from '#kernel/jobs/job-lane.ts';

/** Whoever uploads a file for a form sends the form within a day. */
const keptUnnamedMs = 86_400_000;

/** Removes what was uploaded and never used, the labels of whoever was erased, and uploads whose node died. */
export const forgetFilesJob = ({ files, incoming, clock }: Pick<JobNeeds, 'files' | 'incoming' | 'clock'>): Job => ({
  name: 'forget-files',
  run: async () => (await files.removeUnnamed(new Date(clock.now().getTime() - keptUnnamedMs))) + (await incoming.sweep()),
});
