import { contract } from '../kernel/area.ts';
import { getReturnAddresses, listReturnable } from './returnable.ts';
import { receiveReturnEndpoint } from './receive-return.ts';
import { findOutbound, getFormerUnit } from './returned-goods.ts';
import { returnsRejections } from './returns-rejections.ts';

export const returnsContract = contract({
  endpoints: [receiveReturnEndpoint, findOutbound, getFormerUnit, listReturnable, getReturnAddresses],
  rejections: returnsRejections,
});
