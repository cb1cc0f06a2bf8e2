import type { BodyInputOf, DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from './http/call-address.ts';
import { send, type CallInput } from './http/send.ts';

export interface EndpointInput<E extends AnyEndpoint> extends Omit<CallInput, 'query' | 'body'> {
  query?: QueryInputOf<E>;
  body?: BodyInputOf<E>;
}

/** The typed client: input and answer are those of the contract. */
export const callEndpoint = async <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E> = {}): Promise<DataOf<E>> =>
  (await send(endpoint, input as CallInput)) as DataOf<E>;
