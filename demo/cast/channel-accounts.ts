import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { connectChannelAccount } from '#contracts/channels/channel-commands.ts';

/** The operator's accounts with the marketplaces of the sandbox. */
export const channelAccounts: readonly BodyOf<typeof connectChannelAccount>[] = [
  {
    kind: 'stockMarket',
    name: 'Shelfline operator',
    secrets: {
      clientId: 'sm-client-operator',
      clientSecret: 'sm-secret-operator-known-to-everybody',
      apiKey: 'sm-key-operator',
      refreshToken: 'sm-refresh-operator',
    },
  },
];
