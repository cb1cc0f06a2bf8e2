import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import {
  connectChannelAccount,
  haltChannels,
  reconnectChannelAccount,
  releaseChannels,
  resumeChannelAccount,
  stopChannelAccount,
} from './channel-commands.ts';
import { askChannelConsent, takeChannelConsent } from './channel-consent.ts';
import { listChannelAccounts, listPlatformServices } from './channel-queries.ts';
import { channelRejections } from './channel-rejections.ts';
import { channelsTopic } from './channel-topics.ts';

export const channelsContract = contract({
  endpoints: [
    listChannelAccounts,
    connectChannelAccount,
    reconnectChannelAccount,
    stopChannelAccount,
    resumeChannelAccount,
    haltChannels,
    releaseChannels,
    listPlatformServices,
    askChannelConsent,
    takeChannelConsent,
  ],
  rejections: channelRejections,
  topics: [
    {
      kind: channelsTopic,
      access: listChannelAccounts.access,
      scope: wholeScope,
      of: { channelAccount: () => [channelsTopic], channelSwitch: () => [channelsTopic] },
    },
  ],
});
