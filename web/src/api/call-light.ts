import type { BodyInputOf, DataOf, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint, LightAddress } from './http/call-address.ts';
import { send, type CallInput } from './http/send.ts';

interface LightInput<E extends AnyEndpoint> extends Omit<CallInput, 'query' | 'body'> {
  query?: QueryInputOf<E>;
  body?: BodyInputOf<E>;
}

export const callLight = async <E extends AnyEndpoint>(address: LightAddress<E>, input: LightInput<E> = {}): Promise<DataOf<E>> =>
  (await send(address, input as CallInput)) as DataOf<E>;
