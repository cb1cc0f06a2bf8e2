import type { ConnectionOptions } from '@nats-io/transport-node';

/** What NATS_URL says: servers separated by commas, and in any of their addresses who we are to all of them: `user:password@`, or `token@`. */
export const natsServers = (natsUrl: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'> => {
  const places = natsUrl.split(',').map(placeOf);
  const { username, password } = places.find((place) => place.username !== '') ?? nobody;
  const [user, pass] = [username, password].map(decodeURIComponent);
  return { servers: places.map(({ host }) => host), ...(pass ? { user, pass } : user && { token: user }) };
};

export const isNatsUrl = (text: string): boolean => {
  try {
    return text.split(',').every((one) => placeOf(one).host !== '');
  } catch {
    return false;
  }
};

const nobody = { username: '', password: '' };

const placeOf = (address: string): URL => new URL(address.includes('://') ? address.trim() : `nats://${address.trim()}`);
