import { isIP } from 'node:net';

/** Who may say a caller's address: nobody, the so many nearest hops, or whoever calls from these networks. */
export type TrustedProxies = false | number | string[];

const MAX_HOPS = 9;

/** `false`, a number of hops, or networks separated by commas; undefined for what is none of these, `true` among them. */
export const parseTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (text === 'false') return false;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
};

/** As the server takes it. It heeds no number by itself: whoever counts hops must see to it that nobody reaches the portal past them. */
export const trustOf = (proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** An address, or a range of them: `10.0.0.0/8`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
};
