import { area, type JobNeeds } from '#kernel/area.ts';
import { forgetTicksJob } from './forget-ticks-job.ts';
import { pricingMigrations } from './migrations/index.ts';
import { setChannelFeesRoute } from './set-channel-fees.ts';

export const pricingArea = area({
  commands: [setChannelFeesRoute],
  jobs: (needs: JobNeeds) => [forgetTicksJob(needs)],
  migrations: pricingMigrations,
});
