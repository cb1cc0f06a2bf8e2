import { describeChannel } from '#tests/support/channel-contract.ts';
import { market } from '#services/channels/market/market.ts';

describeChannel({ definition: market, isPolled: true, isOwnShop: true });
