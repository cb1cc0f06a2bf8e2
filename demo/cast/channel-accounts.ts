import type { connectChannelAccount } from '#contracts/channels/channel-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { demoAccounts } from '../marketplaces/demo-accounts.ts';

const name = 'Shelfline operator';
const { stockMarket, kickExchange, market, ticketKicks, auction, asiaMarket, shortVideo } = demoAccounts.operator;

/** The operator's accounts with the marketplaces of the sandbox. */
export const channelAccounts: readonly BodyOf<typeof connectChannelAccount>[] = [
  { kind: 'stockMarket', name, secrets: stockMarket },
  { kind: 'kickExchange', name, secrets: kickExchange },
  { kind: 'market', name, secrets: market },
  { kind: 'ticketKicks', name, secrets: ticketKicks },
  { kind: 'auction', name, secrets: auction },
  { kind: 'asiaMarket', name, secrets: asiaMarket },
  { kind: 'shortVideo', name, secrets: shortVideo },
];
