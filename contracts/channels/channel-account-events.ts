import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { channelKinds } from './channel-kinds.ts';

/** An account with a channel: stream `channelAccount-<id>`. Its secrets stand in a table, sealed, and in no event. */
export const channelAccountEventSchemas = {
  /** `shopId` null: the operator's own, which all shops sell by. */
  ChannelAccountConnected: z.object({ accountId: z.string(), kind: z.enum(channelKinds), name: z.string(), shopId: z.number().int().nullable() }),
  /** The channel does not know us any more: somebody has to agree anew. `code` is the channel's. */
  ChannelConsentLost: z.object({ code: z.string() }),
  /** With new secrets. */
  ChannelAccountReconnected: z.object({}),
  ChannelAccountStopped: z.object({ reason: z.string() }),
  ChannelAccountResumed: z.object({}),
} as const;
export type ChannelAccountEvent = EventsOf<typeof channelAccountEventSchemas>;

export const channelAccountStates = {
  connected: { tone: 'done', en: 'Connected', zh: '已连接' },
  needsConsent: { tone: 'refused', en: 'Needs consent', zh: '需重新授权' },
  stopped: { tone: 'cancelled', en: 'Stopped', zh: '已停用' },
} as const;
export type ChannelAccountState = keyof typeof channelAccountStates;
export const channelAccountStateNames = Object.keys(channelAccountStates) as [ChannelAccountState, ...ChannelAccountState[]];

/** What keeps new prices and listings back, for all channels or for one; ends go out all the same. Stream `channelSwitch-<scope>`. */
export const channelSwitchEventSchemas = {
  ChannelHalted: z.object({ scope: z.string(), reason: z.string() }),
  ChannelReleased: z.object({ scope: z.string() }),
} as const;
export type ChannelSwitchEvent = EventsOf<typeof channelSwitchEventSchemas>;
export type ChannelSwitchState = 'halted' | 'released';

export const everyChannel = 'all';
