import { adminPaths } from '../paths/admin-paths.ts';
import { warehousePaths } from '../paths/warehouse-paths.ts';
import { isSellerView, type Viewpoint } from './viewpoint.ts';
import { sellerPages } from './seller-pages.ts';
import { withQuery } from './with-query.ts';

interface LinkedPackage {
  preId: string;
  packId: string;
}

/** A forecast package's page (R2.26, R2.48, R2.84). */
export const packageLink = (place: Viewpoint, { preId, packId }: LinkedPackage): string => {
  if (isSellerView(place)) {
    const page = sellerPages(place).packageDetail;
    return withQuery(page, { id: preId, open: 'detail' });
  }
  const page = place.terminal === 'admin' ? adminPaths.forecastDetail : warehousePaths.forecastDetail;
  return withQuery(page, { id: preId, open: 'detail', packId });
};

/** The packages that a number finds, such as those of one forecast batch. */
export const packagesLink = (place: Viewpoint, text: string): string => {
  if (isSellerView(place)) return withQuery(sellerPages(place).packages, { text });
  return withQuery(place.terminal === 'admin' ? adminPaths.forecasts : warehousePaths.forecasts, { text });
};
