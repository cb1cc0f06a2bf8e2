import { useNavigate } from 'react-router-dom';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useReviewWalk, type ReviewWalk } from '#web/shared/reviews/use-review-walk.ts';

/** The way along the repairs that wait for review, longest first. */
export const useWaitingRepairs = (repairNo: string, enabled: boolean): ReviewWalk => {
  const navigate = useNavigate();
  const { data } = useRead(listRepairs, { view: 'applied', sort: 'gmtCreate', order: 'asc', size: 100 }, { enabled });
  const waiting = { keys: enabled && data ? data.data.map((repair) => repair.repairNo) : [], total: data?.totalCount ?? 0 };
  return useReviewWalk(waiting, repairNo, (next) => void navigate(withQuery(adminPaths.reviewRepairDetail, { repairNo: next })));
};
