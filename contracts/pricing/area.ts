import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { listChannelFees, setChannelFees } from './channel-fees-calls.ts';
import { channelFeesTopic } from './channel-fees-topic.ts';
import { searchPrices } from './price-search.ts';
import { explainPrice, tryPricing } from './pricing-calls.ts';
import { pricingRejections } from './pricing-rejections.ts';
import { simulatePricing } from './simulate-pricing.ts';

export const pricingContract = contract({
  endpoints: [listChannelFees, setChannelFees, searchPrices, explainPrice, tryPricing, simulatePricing],
  rejections: pricingRejections,
  topics: [{ kind: channelFeesTopic, access: listChannelFees.access, scope: wholeScope, of: { channelFees: () => [channelFeesTopic] } }],
});
