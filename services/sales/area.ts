import { area } from '#kernel/area.ts';
import { cancelSaleRoute } from './cancel-sale.ts';
import {
  archiveSaleRoute,
  changeSalePriceRoute,
  closeSaleRoute,
  processSaleRoute,
  raiseSaleIssueRoute,
  returnSaleRoute,
  settleSaleIssueRoute,
} from './move-sale.ts';
import { reassignSaleRoute } from './reassign-sale.ts';
import { recordSaleRoute } from './record-sale.ts';
import { keepSaleRoute } from './resolve-oversale.ts';
import { resolveOversalesJob, type OversaleNeeds } from './resolve-oversales-job.ts';
import { payOutSaleRoute, refundSaleRoute } from './settle-sale.ts';

export const salesArea = area({
  commands: [
    recordSaleRoute,
    changeSalePriceRoute,
    raiseSaleIssueRoute,
    settleSaleIssueRoute,
    reassignSaleRoute,
    keepSaleRoute,
    cancelSaleRoute,
    processSaleRoute,
    payOutSaleRoute,
    returnSaleRoute,
    refundSaleRoute,
    archiveSaleRoute,
    closeSaleRoute,
  ],
  wiredJobs: (needs: OversaleNeeds) => [resolveOversalesJob(needs)],
});
