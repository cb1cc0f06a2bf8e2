import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { next } from '../aggregates/item/lifecycle.ts';
import { countOffShelf } from '../aggregates/shelf/shelf-load.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';

/** A shelf that was scanned by mistake; once anything followed, the item is moved instead. */
export const undoShelving = (
  { viewer, body: { oneId } }: CommandOf<typeof undoShelvingEndpoint, 'viewer'>,
  { item }: { item: LoadedItem },
): Decision => {
  const field = 'oneId';
  const refusal = requireWithinReach(viewer, item, { field }) ?? requireItemAllows(item, 'ShelvingUndone', { field });
  if (refusal) return refusal;
  if (!item.undoableShelving) return reject('ShelvingFollowed', { field, params: { oneId } });
  const undone = change(item, { type: 'ShelvingUndone', data: { shelfId: item.shelfId ?? '', first: item.undoableShelving.first } });
  return { ...accept(undone), counts: countOffShelf(item) };
};

export const undoShelvingRoute = commandRoute(undoShelvingEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const decision = undoShelving({ viewer, body }, { item });
  if (isRejection(decision)) return decision;
  return { decision, answer: { oneId: body.oneId, state: next(item.state, item.defective, 'ShelvingUndone')! } };
});
