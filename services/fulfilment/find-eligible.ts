import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { listEligibleItems, type EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { shopStream } from '../aggregates/shop/shop.ts';
import { programmeChannel, requireProgrammePermitted } from './eligibility.ts';

export interface EligibleNeeds {
  commands: Commands;
  clock: { now(): Date };
  eligibleItems(filter: { shopId: number; text?: string | undefined; wareId?: string | undefined }): Promise<Omit<EligibleItem, 'lowest'>[]>;
  lowestAsks(asked: readonly { channel: ChannelKind; sku: string; size: string }[], now: Date): Promise<({ cents: number } | null)[]>;
}

/** Only for those who take part (R6.35). */
export const findEligibleRoute = ({ commands, clock, eligibleItems, lowestAsks }: EligibleNeeds) =>
  queryRoute(listEligibleItems, async ({ query, viewer }) => {
    const { shopId } = viewer;
    if (shopId === undefined) return reject('ShopForbidden');
    const permitted = await commands.run(contextOf(viewer), async (load) => {
      const refusal = requireProgrammePermitted(await load.one(shopStream, shopId));
      return refusal ?? { decision: noChange, answer: null };
    });
    if (permitted.kind === 'rejected') return permitted.rejection;
    const items = await eligibleItems({ shopId, ...query });
    const asked = items.map(({ sku, spec }) => ({ channel: programmeChannel, sku, size: spec }));
    const lowest = asked.length === 0 ? [] : await lowestAsks(asked, clock.now());
    return { records: items.map((item, index) => ({ ...item, lowest: lowest[index]?.cents ?? null })) };
  });
