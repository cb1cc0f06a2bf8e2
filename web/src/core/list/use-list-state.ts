import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ListState, PageState } from '#web/ui/list/list-state.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { asOfParameter } from '../open-row/as-of-parameter.ts';
import { addressOf, changeState, readState } from './page-state.ts';

/** Fifty rows fill a desktop and page rarely. */
export const rowsOfAPage = 50;

/** The state of a list as its address says it: `current`, `size` and the filters go into the read as they are. */
export const useListState = (size = rowsOfAPage): ListState => {
  const { path } = usePageRow();
  const params = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // One identity until the address changes: what only depends on it is not drawn again whenever a row moves.
  return useMemo(() => {
    const state = readState(params, search);
    const asOf = state.filters[asOfParameter];
    const go = (next: PageState) => navigate(addressOf(path, next), { replace: next.pageNo === state.pageNo });
    return {
      ...state,
      size,
      isFiltered: Object.keys(state.filters).some((name) => name !== asOfParameter),
      change: (change) => go(changeState(state, change)),
      clear: () => go({ pageNo: 1, view: state.view, filters: asOf === undefined ? {} : { [asOfParameter]: asOf } }),
      address: addressOf(path, { ...state, pageNo: 1 }),
      show: (address) => navigate(address),
    };
  }, [navigate, params, path, search, size]);
};
