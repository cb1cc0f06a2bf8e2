import { readArea } from '../kernel/area.ts';
import { channelAccounts, channelHalts, isChannelHalted, listingSoldUnder, liveListingsOf } from './accounts.ts';
import { channelsMigrations } from './migrations/index.ts';
import { channelAccountsProjection, channelSwitchesProjection } from './projection.ts';

export const channelsReads = readArea({
  projections: [channelAccountsProjection, channelSwitchesProjection],
  migrations: channelsMigrations,
  provides: ({ db }) => ({
    channelAccounts: channelAccounts(db),
    channelHalts: channelHalts(db),
    isChannelHalted: isChannelHalted(db),
    listingSoldUnder: listingSoldUnder(db),
    liveListingsOf: liveListingsOf(db),
  }),
});
