import { contract } from '../kernel/area.ts';
import { countReviews, listReviews } from './audit-queries.ts';

export const auditContract = contract({
  endpoints: [countReviews, listReviews],
});
