import { setAvailableEndpoint } from '#contracts/item/item-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import type { Awaits } from '../aggregates/item/lifecycle.machine.ts';
import { next } from '../aggregates/item/lifecycle.ts';

/** The way out of "Unknown": to a shelf, and to an inspection before that where there was none. */
export const setAvailable = ({ viewer, body }: CommandOf<typeof setAvailableEndpoint, 'viewer'>, { item }: { item: LoadedItem }): Decision => {
  const at = { field: 'oneId' };
  const refusal = requireWithinReach(viewer, item, at) ?? requireItemAllows(item, 'ItemSetAvailable', at);
  return refusal ?? accept(change(item, { type: 'ItemSetAvailable', data: { reason: body.reason, awaits: awaitedBy(item) } }));
};

const awaitedBy = (item: Item): Exclude<NonNullable<Awaits>, 'receipt'> => (item.isInspected ? 'shelving' : 'inspection');

export const setAvailableRoute = commandRoute(setAvailableEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return toOutcome(setAvailable({ viewer, body }, { item }), {
    oneId: body.oneId,
    state: next(item.state, item.defective, 'ItemSetAvailable', { awaits: awaitedBy(item) })!,
  });
});
