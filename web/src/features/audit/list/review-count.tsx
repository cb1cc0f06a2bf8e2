import { useTranslation } from 'react-i18next';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { withQuery } from '#web/core/links/with-query.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './review-counts.module.css';

interface Props {
  list: string;
  kind: string;
  count: { toReview: number; toConfirm?: number; gmtOldest: string | null };
}

/** What waits in one review, since when, and what its seller is to confirm. */
export const ReviewCount = ({ list, kind, count: { toReview, toConfirm = 0, gmtOldest } }: Props) => {
  const { t } = useTranslation();
  return (
    <li>
      <PageLink to={withQuery(list, {})} className={styles['kind']}>
        <span>{kind}</span>
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
};
