import { mayAny } from '#contracts/kernel/access/permissions.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Access } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';

const homeOf: Record<Terminal, Base> = { admin: 'admin', warehouse: 'warehouse', business: 'business', shopUser: 'business' };

/** Whether the viewer may make this call at all; which rows they then see is the handler's matter. */
export const requirePermission = (viewer: Viewer, access: Access, base: Base): Rejection | undefined => {
  if (!terminalFits(viewer, base)) return reject('Forbidden');
  if (access === 'public' || access === 'signedIn') return undefined;
  return mayAny(viewer.permissions, access) ? undefined : reject('Forbidden');
};

/** Everyone keeps to the base of their own terminal; administrators act on the sellers' base as shop 1 (R7.06). */
const terminalFits = (viewer: Viewer, base: Base): boolean =>
  homeOf[viewer.terminal] === base || (viewer.terminal === 'admin' && base === 'business' && viewer.shopId === selfOperatedShop);
