import { describeChannel } from '#tests/support/channel-contract.ts';
import { stockMarket } from '#services/channels/stock-market/stock-market.ts';

describeChannel({ definition: stockMarket, isPolled: true });
