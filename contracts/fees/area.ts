import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { feeRejections } from './fee-rejections.ts';
import { publishRateCardEndpoint, withdrawRateCardEndpoint } from './rate-card-commands.ts';
import { getMerchantRates, listMerchantRates, listRateCards } from './rate-card-queries.ts';
import { getApplicationFee } from './application-fee.ts';
import { getBulkReshipFee } from './bulk-reship-fee.ts';
import { getProposedFee } from './proposed-fee.ts';
import { rehearseRateCard } from './rehearse-rate-card.ts';
import { rateCardsTopic } from './rate-card-topic.ts';
import { setCreditLimitEndpoint } from './set-credit-limit.ts';

export const feesContract = contract({
  endpoints: [
    publishRateCardEndpoint,
    withdrawRateCardEndpoint,
    setCreditLimitEndpoint,
    rehearseRateCard,
    listRateCards,
    listMerchantRates,
    getMerchantRates,
    getApplicationFee,
    getBulkReshipFee,
    getProposedFee,
  ],
  rejections: feeRejections,
  topics: [{ kind: 'ratecard', access: listRateCards.access, scope: wholeScope, of: { ratecard: () => [rateCardsTopic] } }],
});
