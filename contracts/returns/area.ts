import { contract } from '../kernel/area.ts';
import { receiveReturnEndpoint } from './receive-return.ts';
import { returnsRejections } from './returns-rejections.ts';

export const returnsContract = contract({
  endpoints: [receiveReturnEndpoint],
  rejections: returnsRejections,
});
