import type { ChannelAccountEvent, ChannelAccountState } from '#contracts/channels/channel-account-events.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { channelAccountMachine } from './channel-account.machine.ts';

/** An account with a channel: stream `channelAccount-<id>`. */
export interface ChannelAccount {
  /** Undefined for an id that names none. */
  state: ChannelAccountState | undefined;
  accountId: string;
  kind: ChannelKind;
  /** Null: the operator's own. */
  shopId: number | null;
}

export const noChannelAccount: ChannelAccount = { state: undefined, accountId: '', kind: 'b2b', shopId: null };

/** The operator's own account with a channel, by which all shops sell unless they have one of their own. */
export const operatorAccountOf = (kind: ChannelKind): string => `operator-${kind}`;

const evolve = (account: ChannelAccount, event: ChannelAccountEvent): ChannelAccount => ({
  ...account,
  ...(event.type === 'ChannelAccountConnected' && { accountId: event.data.accountId, kind: event.data.kind, shopId: event.data.shopId }),
  state: channelAccountMachine.next(account.state, event, undefined) ?? account.state,
});

export const channelAccountStream = streamType<ChannelAccount, ChannelAccountEvent>({
  prefix: 'channelAccount',
  initial: noChannelAccount,
  evolve,
  accepts: ({ state }, event) => channelAccountMachine.accepts(state, event, undefined),
  tags: ({ state, shopId }) => ({ ...(state && { state }), ...(shopId !== null && { shopIds: [shopId] }) }),
});

export type LoadedChannelAccount = LoadedFrom<typeof channelAccountStream>;

/** `ChannelAccountForbids` in the wrong state. */
export const requireAccountAllows = ({ state }: ChannelAccount, event: ChannelAccountEvent['type']): Rejection | undefined => {
  if (state === undefined) return reject('ChannelAccountUnknown', { field: 'accountId' });
  return channelAccountMachine.mayOccur(state, event) ? undefined : reject('ChannelAccountForbids', { field: 'accountId' });
};
