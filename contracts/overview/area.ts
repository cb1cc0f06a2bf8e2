import { contract } from '../kernel/area.ts';
import { getOverview, getWorkplace } from './overview-queries.ts';

export const overviewContract = contract({
  endpoints: [getOverview, getWorkplace],
});
