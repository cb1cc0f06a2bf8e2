import { area } from '#kernel/area.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { bulkPostingJob, type BulkPostingNeeds } from './bulk-posting-job.ts';
import type { DoubleLookups } from './doubles.ts';
import type { BulkLookups } from './read-bulk-file.ts';
import { approveBulkRoute, rejectBulkRoute } from './review-bulk.ts';
import { submitBulkFileRoute } from './submit-bulk-file.ts';
import { listBulkRowsRoute, tryBulkFileRoute } from './try-bulk-file.ts';
import { bulkTemplateRoute } from './write-template.ts';

interface Needs extends BulkLookups, DoubleLookups {
  secondApprovalCents: number;
}

export const bulkArea = area({
  commands: [approveBulkRoute, rejectBulkRoute],
  wiredCommands: (needs: Needs) => [submitBulkFileRoute(needs)],
  queries: (needs: Needs & { log: EventLog; clock: Clock }) => [bulkTemplateRoute, tryBulkFileRoute(needs), listBulkRowsRoute(needs)],
  wiredJobs: (needs: BulkPostingNeeds) => [bulkPostingJob(needs)],
});
