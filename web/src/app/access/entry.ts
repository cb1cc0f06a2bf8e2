import { adminRoot } from '#web/core/paths/admin-paths.ts';
import { businessRoot } from '#web/core/paths/business-paths.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { shopUserRoot } from '#web/core/paths/shop-user-paths.ts';
import { warehouseRoot } from '#web/core/paths/warehouse-paths.ts';
import { canonicalPath } from './own-address.ts';

/** What the address bar leads to (section 2, page-access flow). */
export type Entry =
  | { kind: 'public' }
  | { kind: 'redirect'; to: string }
  /** Only a signed-in user can tell: the user info decides what the address opens. */
  | { kind: 'signedIn'; wanted: string };

export interface Address {
  pathname: string;
  search: string;
}

const open: readonly string[] = Object.values(publicPaths).map((path) => path.toLowerCase());
const terminals = [adminRoot, businessRoot, shopUserRoot, warehouseRoot].map((root) => `${root.toLowerCase()}/`);

/**
 * 1. Without a token only public pages open. 2. With one, the sign-in page leads on. 3. All else waits for the user info, but for what lies in no
 * terminal: that is unknown to everyone (R2.14).
 */
export const resolveInitialRoute = (address: Address, signedIn: boolean, left = false): Entry => {
  const { search } = address;
  const pathname = address.pathname.replace(/(?<=.)\/$/, '');
  const path = pathname.toLowerCase();
  if (path === publicPaths.index) return { kind: 'redirect', to: publicPaths.signIn };
  if (path === publicPaths.recover) return { kind: 'redirect', to: `${publicPaths.signIn}?forgot=1` };
  const isSignIn = path === publicPaths.signIn;
  if (signedIn && (isSignIn || path === '/')) return { kind: 'signedIn', wanted: redirectOf(search) ?? '' };
  // Inside, it is said with the menu at hand.
  if (signedIn && path === publicPaths.notFound) return { kind: 'signedIn', wanted: pathname };
  if (open.includes(path)) return { kind: 'public' };
  if (path !== '/' && !terminals.some((root) => `${path}/`.startsWith(root))) return { kind: 'redirect', to: publicPaths.notFound };
  const own = canonicalPath(pathname, search);
  if (own !== undefined) return { kind: 'redirect', to: own };
  if (signedIn) return { kind: 'signedIn', wanted: pathname + search };
  return { kind: 'redirect', to: path === '/' || left ? publicPaths.signIn : signInFor(pathname + search) };
};

/** The sign-in page that goes on to the wanted address. */
export const signInFor = (wanted: string): string => `${publicPaths.signIn}?redirect=${encodeURIComponent(wanted)}`;

/** An address inside the console only: a link from outside must not send anyone elsewhere. */
const redirectOf = (search: string): string | undefined => {
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted?.startsWith('/') && !wanted.startsWith('//') && !wanted.startsWith(publicPaths.signIn) ? wanted : undefined;
};
