import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './review-counts.module.css';
import { reviewKinds } from '../review-kinds.ts';
import { useRepairReviewCount, useReviewCounts, useShipmentReviewCount } from '../use-review.ts';
import { ReviewCount } from './review-count.tsx';

const none = { toReview: 0, gmtOldest: null };

/** Each review with what waits there. */
export const ReviewCounts = () => {
  const { t } = useTranslation();
  const words = useWords();
  const read = useReviewCounts();
  const repairs = useRepairReviewCount();
  const shipments = useShipmentReviewCount();
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={8} />}>
      {(counts) => (
        <ul className={styles['kinds']}>
          {reviewKinds.map(({ type, list }) => (
            <ReviewCount key={type} list={list} kind={words(requestTypes[type])} count={counts.find((count) => count.type === type) ?? none} />
          ))}
          {shipments.data && <ReviewCount list={adminPaths.reviewFulfilment} kind={t('audit.programme')} count={shipments.data} />}
          {repairs.data && <ReviewCount list={adminPaths.reviewRepair} kind={t('audit.repair')} count={repairs.data} />}
        </ul>
      )}
    </ReadStates>
  );
};
