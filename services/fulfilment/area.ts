import { area } from '#kernel/area.ts';
import { createShipmentRoute, type ShipmentNeeds } from './create-shipment.ts';
import { findEligibleRoute, type EligibleNeeds } from './find-eligible.ts';
import { fulfilmentMigrations } from './migrations/index.ts';
import { missItemsJob, type MissItemsNeeds } from './miss-items-job.ts';
import { archiveShipmentRoute, closeShipmentCaseRoute } from './put-away.ts';
import { approveShipmentRoute, recallShipmentRoute, rejectShipmentRoute } from './review-shipment.ts';

export const fulfilmentArea = area({
  commands: [approveShipmentRoute, rejectShipmentRoute, recallShipmentRoute, closeShipmentCaseRoute, archiveShipmentRoute],
  wiredCommands: (needs: ShipmentNeeds) => [createShipmentRoute(needs)],
  queries: (needs: EligibleNeeds) => [findEligibleRoute(needs)],
  wiredJobs: (needs: MissItemsNeeds) => [missItemsJob(needs)],
  migrations: fulfilmentMigrations,
});
