import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { channelEdits } from './channel-access.ts';
import type { ChannelAccountEvent } from './channel-account-events.ts';

type EventName = ChannelAccountEvent['type'];

export const channelAccountActions = {
  reconnect: { event: 'ChannelAccountReconnected', access: channelEdits, en: 'Reconnect', zh: '重新连接' },
  stop: { event: 'ChannelAccountStopped', access: channelEdits, en: 'Stop', zh: '停用' },
  resume: { event: 'ChannelAccountResumed', access: channelEdits, en: 'Resume', zh: '恢复' },
} as const satisfies Record<string, Action<EventName>>;
export type ChannelAccountAction = keyof typeof channelAccountActions;
export const channelAccountActionNames = Object.keys(channelAccountActions) as [ChannelAccountAction, ...ChannelAccountAction[]];

export const actionsOnAccount = ({ permissions }: Pick<Viewer, 'permissions'>, allowed: readonly EventName[]): ChannelAccountAction[] =>
  offeredActions<ChannelAccountAction, EventName>(channelAccountActions, { allowed, may: (access) => mayAny(permissions, access) });
