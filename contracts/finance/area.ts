import { contract } from '../kernel/area.ts';
import { getFinanceOverview } from './overview.ts';

export const financeContract = contract({
  endpoints: [getFinanceOverview],
});
