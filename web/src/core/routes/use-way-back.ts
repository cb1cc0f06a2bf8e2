import { warehousePaths } from '../paths/warehouse-paths.ts';
import { useMayOpen } from './permitted-pages.ts';
import { withQuery } from '../links/with-query.ts';

/** Where the arrow of a floor page leads: to the list behind it, otherwise to the board; nowhere for an account that may open neither. */
export const useWayBack = (to: string = warehousePaths.workplace): string | undefined => {
  const mayOpen = useMayOpen();
  return [withQuery(to, {}), warehousePaths.workplace].find(mayOpen);
};
