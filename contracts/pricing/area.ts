import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { listChannelFees, setChannelFees } from './channel-fees-calls.ts';
import { channelFeesTopic } from './channel-fees-topic.ts';
import { searchPrices } from './price-search.ts';
import { pricingRejections } from './pricing-rejections.ts';

export const pricingContract = contract({
  endpoints: [listChannelFees, setChannelFees, searchPrices],
  rejections: pricingRejections,
  topics: [{ kind: channelFeesTopic, access: listChannelFees.access, scope: wholeScope, of: { channelFees: () => [channelFeesTopic] } }],
});
