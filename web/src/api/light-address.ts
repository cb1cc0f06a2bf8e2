import type { AnyEndpoint, CallAddress } from './call-address.ts';

/** An endpoint without its schemas, of which only the types are known: what the sign-in page names instead of the contract itself. */
export interface LightAddress<E extends AnyEndpoint> extends CallAddress {
  readonly contract?: E;
}

export const lightAddress = <E extends AnyEndpoint>(address: CallAddress): LightAddress<E> => address;
