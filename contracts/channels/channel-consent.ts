import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { channelEdits } from './channel-access.ts';
import { channelKinds, type ChannelKind } from './channel-kinds.ts';

/** Those whose accounts let us in by a page of theirs. */
export const consentKinds: readonly ChannelKind[] = ['stockMarket', 'auction', 'shortVideo'];

/** How long a page of a platform may be open before its answer counts no more, in ms. */
export const CONSENT_MS = 10 * 60_000;

export const askChannelConsent = endpoint({
  name: 'askChannelConsent',
  method: 'POST',
  path: '/channels/accounts/consent',
  bases: ['admin'],
  access: channelEdits,
  summary: 'Where the platform asks whoever has the account to let us use it; its answer counts for this session, once, within ten minutes.',
  body: z.strictObject({ accountId: z.string().trim().min(1).max(40) }),
  data: z.object({ address: z.string() }),
  limit: { calls: 30, seconds: 60 },
});

export const takeChannelConsent = endpoint({
  name: 'takeChannelConsent',
  method: 'POST',
  path: '/channels/accounts/consent/return',
  bases: ['admin'],
  access: channelEdits,
  summary: 'Takes the code that the platform sent its visitor back with; the account works from then on (R2.12, R2.13).',
  body: z.strictObject({ state: z.string().min(1).max(200), code: z.string().min(1).max(2_000) }),
  data: z.object({ accountId: z.string(), kind: z.enum(channelKinds) }),
  limit: { calls: 30, seconds: 60 },
});
