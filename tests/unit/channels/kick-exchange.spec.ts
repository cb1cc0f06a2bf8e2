import { describeChannel } from '#tests/support/channel-contract.ts';
import { kickExchange } from '#services/channels/kick-exchange/kick-exchange.ts';

describeChannel({ definition: kickExchange, isPolled: true });
