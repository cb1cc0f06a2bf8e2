import { useTranslation } from 'react-i18next';
import { requestTypes } from '#contracts/item/request-types.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { withQuery } from '#web/core/links/with-query.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './review-counts.module.css';
import { reviewKinds } from '../review-kinds.ts';
import { useReviewCounts } from '../use-review.ts';
import { WaitingFor } from '../waiting-for.tsx';

/** What waits in each review, since when, and what its seller is to confirm. */
export const ReviewCounts = () => {
  const { t } = useTranslation();
  const words = useWords();
  const read = useReviewCounts();
  return (
    <ReadStates read={read} skeleton={<SkeletonRows rows={6} />}>
      {(counts) => (
        <ul className={styles['kinds']}>
          {reviewKinds.map(({ type, list }) => {
            const { toReview = 0, toConfirm = 0, gmtOldest = null } = counts.find((count) => count.type === type) ?? {};
            return (
              <li key={type}>
                <PageLink to={withQuery(list, {})} className={styles['kind']}>
                  <span>{words(requestTypes[type])}</span>
                  <strong className="figures" data-none={toReview === 0}>
                    {formatCount(toReview)}
                  </strong>
                  <small>
                    {gmtOldest === null ? (
                      t('audit.nothingWaits')
                    ) : (
                      <>
                        {t('audit.oldest')} <WaitingFor since={gmtOldest} />
                      </>
                    )}
                  </small>
                  <small>{toConfirm > 0 && t('audit.withSeller', { count: toConfirm })}</small>
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
    </ReadStates>
  );
};
