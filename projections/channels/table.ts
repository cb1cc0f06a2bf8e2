import type { ChannelAccountState } from '#contracts/channels/channel-account-events.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';

/** One row per account with a channel. */
export interface ChannelAccountRow {
  account_id: string;
  kind: ChannelKind;
  name: string;
  /** Null: the operator's own. */
  shop_id: number | null;
  state: ChannelAccountState;
  /** Why it is stopped, or the channel's word for why consent is gone. */
  why: string | null;
  updated_at: string;
  version: number;
}

/** One row per scope that was ever held back. */
export interface ChannelSwitchRow {
  scope: string;
  halted: boolean;
  reason: string;
  operator: string;
  changed_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    channel_accounts: ChannelAccountRow;
    channel_switches: ChannelSwitchRow;
  }
}
