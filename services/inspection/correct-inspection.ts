import { correctInspectionEndpoint, markAsFakeEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { requireItem, requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { enoughPhotos, inspected, inspectionAnswer, type Finding } from './inspection.ts';

export interface Correction extends Finding {
  /** Event id of the inspection that the corrector saw. */
  corrects?: string;
}

const wasInspected = (item: Item): Rejection | undefined =>
  item.isInspected ? undefined : reject('NothingToCorrect', { field: 'oneId', params: { oneId: item.oneId } });

/** Nobody corrects what someone else has corrected meanwhile. */
const sawTheLast = ({ corrects }: Correction, item: Item): Rejection | undefined =>
  corrects === undefined || corrects === item.lastInspectionEventId
    ? undefined
    : reject('InspectionOutdated', { field: 'corrects', params: { oneId: item.oneId } });

const changesTheResult = ({ result }: Correction, item: Item): Rejection | undefined =>
  result === 'fake' && item.lastResult === 'fake' ? reject('InspectionCompleted', { field: 'result' }) : undefined;

/** A second inspection that names the first. On the shelf it moves the item between available and issue. */
export const correctInspection = (correction: Correction, { item }: { item: LoadedItem }): Decision => {
  const at = { field: 'oneId' };
  const refusal =
    requireWithinReach(correction.viewer, item, at) ??
    requireItem(item, at) ??
    wasInspected(item) ??
    requireItemAllows(item, 'ItemInspected', at) ??
    sawTheLast(correction, item) ??
    changesTheResult(correction, item) ??
    enoughPhotos(correction, item);
  return refusal ?? accept(inspected(correction, item, item.lastInspectionEventId));
};

export const correctInspectionRoute = commandRoute(correctInspectionEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return toOutcome(correctInspection({ viewer, ...body }, { item }), inspectionAnswer(body, item));
});

/** Mark as fake (R4.43) is a correction with that result. */
export const markAsFakeRoute = commandRoute(markAsFakeEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const fake = { ...body, result: 'fake' as const };
  return toOutcome(correctInspection({ viewer, ...fake }, { item }), inspectionAnswer(fake, item));
});
