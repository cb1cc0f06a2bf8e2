import { useTranslation } from 'react-i18next';
import type { MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { openAdjustmentParameter } from '#web/core/open-row/parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './missing.module.css';

/** What the owner of a lost item was paid, by whom and when, or that somebody else has to approve it first. */
export const Payment = ({ payment }: { payment: NonNullable<MissingRow['payment']> }) => {
  const { t } = useTranslation();
  const { adjustmentNo, posted, cents, by, gmtPaid } = payment;
  const told = t(posted ? 'missing.paid' : 'missing.payWaits', { amount: formatMoney(cents) });
  return (
    <span className={styles['payment']}>
      <PageLink to={withQuery(adminPaths.userRecharge, { [openAdjustmentParameter]: adjustmentNo })}>{told}</PageLink>
      <small>
        {by} · <TimeText at={gmtPaid} />
      </small>
    </span>
  );
};
