import { area } from '#kernel/area.ts';
import { addFromSourcingRoute } from './add-from-sourcing.ts';
import { keepProductWishesJob, type KeepProductWishesNeeds } from './keep-product-wishes-job.ts';
import { linkSkuRoute, unlinkSkuRoute } from './link-skus.ts';
import { sourcingTablesMigrations } from './migrations/index.ts';
import { changeProductRoute, createProductRoute, type SaveNeeds } from './save-product.ts';
import { activateProductRoute, deactivateProductRoute, submitProductRoute } from './submit-product.ts';

export const sourcingArea = area({
  commands: [submitProductRoute, deactivateProductRoute, activateProductRoute, linkSkuRoute, unlinkSkuRoute],
  wiredCommands: (needs: SaveNeeds) => [createProductRoute(needs), changeProductRoute(needs), addFromSourcingRoute(needs)],
  wiredJobs: (needs: KeepProductWishesNeeds) => [keepProductWishesJob(needs)],
  migrations: sourcingTablesMigrations,
});
