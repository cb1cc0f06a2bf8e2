import { describeChannel } from '#tests/support/channel-contract.ts';
import { auction } from '#services/channels/auction/auction.ts';

describeChannel({ definition: auction, isPolled: true, isMarked: true, takesAnything: true, hasLabels: false });
