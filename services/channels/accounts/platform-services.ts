import { channelKinds, type ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { everyChannel } from '#contracts/channels/channel-account-events.ts';
import { listPlatformServices, type PlatformService } from '#contracts/channels/channel-queries.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { shopStream } from '../../aggregates/shop/shop.ts';
import { salesEveryMs } from '../kernel/rhythm.ts';
import type { AccountReads } from './list-accounts.ts';

export interface ServiceNeeds extends AccountReads {
  log: EventLog;
}

/** What a seller sees of channels: whether it may list there, and whether listings go out at the moment. */
export const platformServicesRoute = ({ log, channelAccounts, channelHalts }: ServiceNeeds) =>
  queryRoute(listPlatformServices, async ({ viewer }) => {
    const { shopId } = viewer;
    if (shopId === undefined) return reject('ShopForbidden');
    const [{ knetCrossListing }, accounts, halts] = await Promise.all([stateOf(log, shopStream, shopId), channelAccounts(), channelHalts()]);
    const isHeld = (kind: ChannelKind) => halts.some(({ scope }) => scope === everyChannel || scope === kind);
    const stateOfKind = (kind: ChannelKind): PlatformService['state'] => {
      const usable = accounts.filter((account) => account.kind === kind && (account.shopId === null || account.shopId === shopId));
      if (kind !== 'b2b' && usable.length === 0) return 'none';
      return isHeld(kind) || (kind !== 'b2b' && usable.every(({ state }) => state !== 'connected')) ? 'paused' : 'open';
    };
    return {
      records: channelKinds.map((kind) => {
        const state = stateOfKind(kind);
        return { kind, authorised: knetCrossListing, state, blindSeconds: state === 'none' ? null : kind === 'b2b' ? 0 : salesEveryMs / 1_000 };
      }),
    };
  });
