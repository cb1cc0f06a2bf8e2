import { describeChannel } from '#tests/support/channel-contract.ts';
import { ticketKicks } from '#services/channels/ticket-kicks/ticket-kicks.ts';

describeChannel({ definition: ticketKicks, isPolled: true, hasBids: false });
