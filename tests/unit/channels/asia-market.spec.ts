import { describeChannel } from '#tests/support/channel-contract.ts';
import { asiaMarket } from '#services/channels/asia-market/asia-market.ts';

describeChannel({ definition: asiaMarket, isPolled: true, hasBids: false });
