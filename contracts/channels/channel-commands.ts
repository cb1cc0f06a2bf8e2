import { z } from 'zod';
import { reasonField } from '../item/item-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MAX_NAME } from '../kernel/fields/typed-lengths.ts';
import { channelAdds, channelEdits } from './channel-access.ts';
import { channelAccountStateNames, everyChannel } from './channel-account-events.ts';
import { channelKinds } from './channel-kinds.ts';
import { channelSecretNames } from './channel-secrets.ts';

/** An access token of some channels is a signed text of some kilobytes. */
const MAX_SECRET = 4_000;

const secretsField = z.partialRecord(z.enum(channelSecretNames), z.string().trim().min(1).max(MAX_SECRET));
const accountIdField = z.string().trim().min(1).max(40);
const answer = z.object({ accountId: z.string(), state: z.enum(channelAccountStateNames) });
const ofAccount = { method: 'POST', bases: ['admin'], access: channelEdits, data: answer, command: true } as const;
const oneAccount = z.strictObject({ accountId: accountIdField });

export const connectChannelAccount = endpoint({
  ...ofAccount,
  name: 'connectChannelAccount',
  path: '/channels/accounts',
  access: channelAdds,
  summary: 'Connects an account with a platform; its secrets are kept sealed and shown to nobody.',
  body: z.strictObject({ kind: z.enum(channelKinds), name: z.string().trim().min(1).max(MAX_NAME), secrets: secretsField }),
});

export const reconnectChannelAccount = endpoint({
  ...ofAccount,
  name: 'reconnectChannelAccount',
  path: '/channels/accounts/reconnect',
  summary: 'Gives an account new secrets, such as after consent was taken back.',
  body: z.strictObject({ accountId: accountIdField, secrets: secretsField }),
});

export const stopChannelAccount = endpoint({
  ...ofAccount,
  name: 'stopChannelAccount',
  path: '/channels/accounts/stop',
  summary: 'Calls the platform by this account no more; what it was to do waits.',
  body: oneAccount.extend({ reason: reasonField }),
});

export const resumeChannelAccount = endpoint({
  ...ofAccount,
  name: 'resumeChannelAccount',
  path: '/channels/accounts/resume',
  summary: 'Calls the platform by this account again.',
  body: oneAccount,
});

/** All channels, or one. */
const scopeField = z.enum([everyChannel, ...channelKinds]);
const switchAnswer = z.object({ scope: z.string(), halted: z.boolean() });
const ofSwitch = { method: 'POST', bases: ['admin'], access: channelEdits, data: switchAnswer, command: true } as const;

export const haltChannels = endpoint({
  ...ofSwitch,
  name: 'haltChannels',
  path: '/channels/halt',
  summary: 'Holds new prices and listings back, on all platforms or on one; listings are ended all the same.',
  body: z.strictObject({ scope: scopeField, reason: reasonField }),
});

export const releaseChannels = endpoint({
  ...ofSwitch,
  name: 'releaseChannels',
  path: '/channels/release',
  summary: 'Lets prices and listings go out again.',
  body: z.strictObject({ scope: scopeField }),
});
