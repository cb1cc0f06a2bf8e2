import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

export interface KnownAccount {
  accountId: string;
  kind: ChannelKind;
  /** Null: the operator's own, by which all shops sell. */
  shopId: number | null;
  state: string;
}

/** The account by which a shop sells on a channel: its own before the operator's, and one that works before one that waits for somebody (R6.52). */
export const accountFor = (accounts: readonly KnownAccount[], channel: ChannelKind, shopId: number): KnownAccount | Rejection => {
  const usable = accounts.filter((account) => account.kind === channel && (account.shopId === null || account.shopId === shopId));
  const rank = (account: KnownAccount): number => (account.state === 'connected' ? 0 : 2) + (account.shopId === null ? 1 : 0);
  const [best] = usable.toSorted((one, other) => rank(one) - rank(other));
  return best ?? reject('ChannelNotAuthorised', { params: { channel } });
};
