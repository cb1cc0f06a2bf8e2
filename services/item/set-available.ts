import type { Viewer } from '#contracts/accounts/viewer.ts';
import { setAvailableEndpoint } from '#contracts/item/set-available.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '../kernel/commands/command-route.ts';
import { decided } from '../kernel/commands/commands.ts';
import { accept, type Decision } from '../kernel/commands/decision.ts';
import { change } from '../kernel/commands/stream-type.ts';
import { firstRefusal, mayHappen, withinReach } from './item-policies.ts';
import { itemStream, type Item } from './item.ts';

export interface SetAvailable {
  viewer: Viewer;
  body: BodyOf<typeof setAvailableEndpoint>;
}

/** The way out of "Unknown": available, or an issue where the item was found defective before. */
export const setAvailable = ({ viewer, body }: SetAvailable, item: Item): Decision => {
  const at = { field: 'oneId' };
  const refusal = firstRefusal(withinReach(viewer, item, at), mayHappen(item, 'ItemSetAvailable', at));
  return refusal ?? accept(change(itemStream, body.oneId, { type: 'ItemSetAvailable', data: { reason: body.reason } }));
};

export const setAvailableRoute = commandRoute(setAvailableEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return decided(setAvailable({ viewer, body }, item), { oneId: body.oneId, state: item.defective ? ('issue' as const) : ('available' as const) });
});
