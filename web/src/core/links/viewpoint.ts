import { useLocation } from 'react-router-dom';
import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';
import { useUser } from '../access/use-user.ts';

/** Who looks, and from where: the same number leads each role to its own page (R2.160). */
export interface Viewpoint {
  terminal: Terminal;
  pathname: string;
}

export const useViewpoint = (): Viewpoint => {
  const { pathname } = useLocation();
  return { terminal: useUser().terminal, pathname };
};

/** Sellers' pages: a seller's own, or the operator's for its own goods. */
export const isSellerView = ({ terminal, pathname }: Viewpoint): boolean =>
  terminal === 'business' || terminal === 'shopUser' || isSelfOperated(pathname);
