import { receiveReturnEndpoint } from './receive-return.ts';

export const returnsEndpoints = [receiveReturnEndpoint];
