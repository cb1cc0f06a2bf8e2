import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { selfOperatedRoot } from '#web/browser/self-operated.ts';

/** An endpoint of any shape. */
export type AnyEndpoint = Endpoint<any, any, any>;

/** As much of an endpoint as a call needs. The pages before signing in name it without its schemas, which are heavy. */
export type CallAddress = Pick<AnyEndpoint, 'name' | 'method' | 'path' | 'bases' | 'payload' | 'command' | 'multipart'>;

/** The operator's own goods: shop 1, on the sellers' base (R7.06). */
export const isSelfOperated = (pathname: string): boolean => `${pathname.toLowerCase()}/`.startsWith(`${selfOperatedRoot}/`);

const homeOf: Readonly<Record<Terminal, Base>> = { admin: 'admin', warehouse: 'warehouse', business: 'business', shopUser: 'business' };

export const baseOf = ({ bases }: Pick<CallAddress, 'bases'>, terminal: Terminal, selfOperated: boolean): Base => {
  const home = selfOperated ? 'business' : homeOf[terminal];
  return bases.includes(home) ? home : (bases[0] ?? home);
};

/** Lists travel as `a,b`; what is unset is left out. */
export const queryText = (query: Readonly<Record<string, unknown>> = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    params.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** An endpoint without its schemas, of which only the types are known: what the sign-in page names instead of the contract itself. */
export interface LightAddress<E extends AnyEndpoint> extends CallAddress {
  readonly contract?: E;
}

export const lightAddress = <E extends AnyEndpoint>(address: CallAddress): LightAddress<E> => address;
