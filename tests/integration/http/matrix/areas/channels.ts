import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import { whole, type TopicRows } from '../topic-row.ts';

const secrets = { clientId: 'c', clientSecret: 's', apiKey: 'k', refreshToken: 'r' };
const reason = 'because';
const account = async ({ post }: Given) =>
  (await post<{ accountId: string }>('admin', '/channels/accounts', { kind: 'stockMarket', name: 'Ours', secrets })).accountId;
const stopped = async (given: Given) => {
  const accountId = await account(given);
  await given.post('admin', '/channels/accounts/stop', { accountId, reason });
  return accountId;
};

export const rows: Rows = {
  listChannelAccounts: { admin: [200, 403], codes: ['1300'] },
  connectChannelAccount: { sample: () => ({ body: { kind: 'stockMarket', name: 'Ours', secrets } }), admin: [200, 403], codes: ['1300'] },
  reconnectChannelAccount: {
    sample: async (given) => ({ body: { accountId: await account(given), secrets } }),
    admin: [200, 403],
    codes: ['1300'],
  },
  stopChannelAccount: { sample: async (given) => ({ body: { accountId: await account(given), reason } }), admin: [200, 403], codes: ['1300'] },
  resumeChannelAccount: { sample: async (given) => ({ body: { accountId: await stopped(given) } }), admin: [200, 403], codes: ['1300'] },
  // Nothing is held back there.
  releaseChannels: { sample: () => ({ body: { scope: 'b2b' } }), admin: [409, 403], codes: ['1300'] },
  haltChannels: { admin: [400, 403], codes: ['1300'] },
  listPlatformServices: { business: [200, 200, 200, 200] },
};

export const topics: TopicRows = {
  channels: whole('channels', '1300'),
};
