import { contract } from '../kernel/area.ts';
import { getFinanceOverview } from './overview.ts';
import { exportOwnGoods, listOwnGoods, listOwnGoodsPostings } from './self-operated.ts';

export const financeContract = contract({
  endpoints: [getFinanceOverview, listOwnGoods, exportOwnGoods, listOwnGoodsPostings],
});
