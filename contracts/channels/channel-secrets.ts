import type { ChannelKind } from './channel-kinds.ts';

/** What each channel gave whoever signed up with it. */
export const channelSecretFields = {
  stockMarket: ['clientId', 'clientSecret', 'apiKey', 'refreshToken'],
  kickExchange: ['token'],
  market: ['accessToken', 'hookSecret'],
  ticketKicks: ['key', 'secret'],
  auction: ['clientId', 'clientSecret', 'refreshToken', 'verificationToken'],
  asiaMarket: ['appKey', 'appSecret'],
  shortVideo: ['appKey', 'appSecret', 'refreshToken', 'shopId', 'shopCipher'],
  b2b: [],
} as const satisfies Record<ChannelKind, readonly string[]>;
export type ChannelSecretField = (typeof channelSecretFields)[ChannelKind][number];
export const channelSecretNames = [...new Set(Object.values(channelSecretFields).flat())] as [ChannelSecretField, ...ChannelSecretField[]];

/** Those that its kind asks for and that are missing. */
export const missingSecrets = (kind: ChannelKind, secrets: Partial<Record<ChannelSecretField, string>>): ChannelSecretField[] =>
  channelSecretFields[kind].filter((field) => !secrets[field]);
