import { inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { enoughPhotos, inspected, inspectionAnswer, type Finding } from './inspection.ts';

/** A completed inspection cannot be modified (R5.39): a correction is an inspection of its own. */
const notYetInspected = (item: Item): Rejection | undefined => (item.isInspected ? reject('InspectionCompleted', { field: 'oneId' }) : undefined);

export const inspectItem = (finding: Finding, { item }: { item: LoadedItem }): Decision => {
  const refusal =
    requireWithinReach(finding.viewer, item, { field: 'oneId' }) ??
    notYetInspected(item) ??
    requireItemAllows(item, 'ItemInspected', { field: 'oneId' }) ??
    enoughPhotos(finding, item);
  return refusal ?? accept(inspected(finding, item));
};

export const inspectItemRoute = commandRoute(inspectItemEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return toOutcome(inspectItem({ viewer, ...body }, { item }), inspectionAnswer(body, item));
});
