import { area } from '#kernel/area.ts';
import { askConsentRoute, takeConsentRoute, type ConsentNeeds } from './accounts/consent.ts';
import { connectAccountRoute, reconnectAccountRoute, type SecretNeeds } from './accounts/connect-account.ts';
import { haltChannelsRoute, releaseChannelsRoute } from './accounts/halt-channels.ts';
import { listAccountsRoute, type ListNeeds } from './accounts/list-accounts.ts';
import { platformServicesRoute, type ServiceNeeds } from './accounts/platform-services.ts';
import { resumeAccountRoute, stopAccountRoute } from './accounts/stop-account.ts';
import { forgetCallsJob } from './drain/forget-calls.ts';
import { forgetHooksJob } from './hooks/seen-hooks.ts';
import { channelTablesMigrations } from './migrations/index.ts';

export const channelsArea = area({
  commands: [stopAccountRoute, resumeAccountRoute, haltChannelsRoute, releaseChannelsRoute],
  wiredCommands: (needs: SecretNeeds) => [connectAccountRoute(needs), reconnectAccountRoute(needs)],
  queries: (needs: ListNeeds & ServiceNeeds & ConsentNeeds) => [
    listAccountsRoute(needs),
    platformServicesRoute(needs),
    askConsentRoute(needs),
    takeConsentRoute(needs),
  ],
  jobs: (needs) => [forgetCallsJob(needs), forgetHooksJob(needs)],
  migrations: channelTablesMigrations,
});
