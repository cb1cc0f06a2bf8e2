import { adminPaths } from '../paths/admin-paths.ts';
import { openJournalParameter, openPostingParameter } from '../open-row/parameters.ts';
import { sellerPages } from './seller-pages.ts';
import { isSellerView, type Viewpoint } from './viewpoint.ts';
import { withQuery } from './with-query.ts';

/** Where a posting is explained: in the wallet it moved, or among those of all merchants. */
export const postingLink = (place: Viewpoint, postingId: string): string =>
  withQuery(isSellerView(place) ? sellerPages(place).wallet : adminPaths.merchantFlow, { [openPostingParameter]: postingId });

/** Where any posting of the books is explained, whether a wallet took part or not. */
export const bookPostingLink = (postingId: string): string => withQuery(adminPaths.bookEntries, { [openJournalParameter]: postingId });
