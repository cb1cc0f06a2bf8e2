import { area, type JobNeeds } from '#kernel/area.ts';
import { explainPriceRoute, tryPricingRoute, type ExplainNeeds } from './explain-price.ts';
import { forgetTicksJob } from './forget-ticks-job.ts';
import { pricingMigrations } from './migrations/index.ts';
import type { RunnerNeeds } from './runner/decide-due.ts';
import { dueAfterEvents } from './runner/due-after-events.ts';
import { pricingJob } from './runner/pricing-job.ts';
import { setChannelFeesRoute } from './set-channel-fees.ts';
import { simulatePricingRoute, type SimulationNeeds } from './simulation/simulate-apart.ts';

export const pricingArea = area({
  commands: [setChannelFeesRoute],
  queries: (needs: ExplainNeeds & SimulationNeeds) => [explainPriceRoute(needs), tryPricingRoute(needs), simulatePricingRoute(needs)],
  processes: [dueAfterEvents],
  jobs: (needs: JobNeeds) => [forgetTicksJob(needs)],
  wiredJobs: (needs: RunnerNeeds) => [pricingJob(needs)],
  migrations: pricingMigrations,
});
