import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const secrets = { clientId: 'c', clientSecret: 's', apiKey: 'k', refreshToken: 'r' };
const reason = 'because';
/** There is none of that name. */
const accountId = 'operator-nowhere';

export const rows: Rows = {
  listChannelAccounts: { admin: [200, 403], codes: ['1300'] },
  // The house has no account with itself.
  connectChannelAccount: { sample: () => ({ body: { kind: 'b2b', name: 'Ours', secrets } }), admin: [422, 403], codes: ['1300'] },
  reconnectChannelAccount: { sample: () => ({ body: { accountId, secrets } }), admin: [404, 403], codes: ['1300'] },
  stopChannelAccount: { sample: () => ({ body: { accountId, reason } }), admin: [404, 403], codes: ['1300'] },
  resumeChannelAccount: { sample: () => ({ body: { accountId } }), admin: [404, 403], codes: ['1300'] },
  // Nothing is held back there.
  releaseChannels: { sample: () => ({ body: { scope: 'b2b' } }), admin: [409, 403], codes: ['1300'] },
  haltChannels: { admin: [400, 403], codes: ['1300'] },
  askChannelConsent: { sample: () => ({ body: { accountId } }), admin: [404, 403], codes: ['1300'] },
  // Nobody was asked.
  takeChannelConsent: { sample: () => ({ body: { state: 'x', code: 'y' } }), admin: [409, 403], codes: ['1300'] },
  listPlatformServices: { business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  channels: whole('channels', '1300'),
};
