import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePageRow } from '../page/page-tab.ts';
import { asOfParameter } from './as-of-parameter.ts';
import { addressOf, changeState, readState, type PageState, type StateChange } from './page-state.ts';

export interface ListState extends PageState {
  /** Rows of a page. */
  size: number;
  change(change: StateChange): void;
  /** Clears every filter and keeps the view, and the moment as of which it shows. */
  clear(): void;
  /** The address of this state, for saved views. */
  address: string;
  show(address: string): void;
}

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
      change: (change) => go(changeState(state, change)),
      clear: () => go({ pageNo: 1, view: state.view, filters: asOf === undefined ? {} : { [asOfParameter]: asOf } }),
      address: addressOf(path, { ...state, pageNo: 1 }),
      show: (address) => navigate(address),
    };
  }, [navigate, params, path, search, size]);
};
