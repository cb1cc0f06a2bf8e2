import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getRepair, listRepairs, type RepairDetail } from '#contracts/repair/repair-queries.ts';
import { allRepairsTopic } from '#contracts/repair/repair-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { WaitingFor } from '#web/shared/reviews/waiting-for.tsx';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { usePageName, usePageRow } from '#web/ui/page/page-tab.ts';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RepairBody } from '../detail/repair-body.tsx';
import { RepairHistory } from '../detail/repair-history.tsx';
import { RepairStatusTag } from '../repair-status.tsx';
import { useRepairActions } from '../use-repair-actions.ts';
import { OfficeActions } from './office-actions.tsx';
import styles from './office.module.css';
import { feeOf, useRepairReview } from './use-repair-review.ts';
import { useWaitingRepairs } from './use-waiting-repairs.ts';

/** One repair order in the office: reviewed, and watched over until it ends (R2.114, R2.188). */
export default function OfficeRepairPage() {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const [parameters] = useSearchParams();
  const repairNo = parameters.get('repairNo') ?? '';
  const isReview = usePageRow().path === adminPaths.reviewRepairDetail;
  useLiveReads(allRepairsTopic, getRepair, listRepairs);
  const read = useRead(getRepair, { repairNo });
  const shown = read.data?.repairNo === repairNo ? read.data : undefined;
  const walk = useWaitingRepairs(repairNo, isReview);
  const review = useRepairReview();
  const { cancel, busy } = useRepairActions();
  const [editing, setEditing] = useState<string>();
  usePageName(repairNo);
  const may = (action: RepairDetail['actions'][number]): boolean => shown?.actions.includes(action) ?? false;
  const approve = () => shown && void review.approve([shown]);
  useKeys([
    ...(may('approve')
      ? [
          { keys: 'a', label: t('audit.approve'), run: approve },
          { keys: 'mod+Enter', run: approve, always: true },
        ]
      : []),
    ...(may('reject') ? [{ keys: 'r', label: t('ui.reject'), run: () => shown && void review.reject([shown]) }] : []),
    ...(may('edit') ? [{ keys: 'e', label: t('repairOffice.keyEdit'), run: () => setEditing(repairNo) }] : []),
    ...(isReview
      ? [
          { keys: 'j', label: t('audit.next'), run: () => walk.go(walk.next) },
          { keys: 'k', label: t('audit.previous'), run: () => walk.go(walk.previous) },
        ]
      : []),
  ]);

  return (
    <DetailPage
      read={read}
      failedTitle={t('repairs.detailFailed')}
      header={(repair) => ({
        title: repair.repairNo,
        tag: <RepairStatusTag status={repair.status} />,
        meta: [
          ownerName(repair.shopInfo),
          repair.wareName,
          <span key="applied">
            {t('repairs.applied')} <TimeText at={repair.gmtCreate} />
          </span>,
          repair.status === 'applied' && (
            <span key="waiting">
              {t('audit.waitingSince')} <WaitingFor since={repair.gmtCreate} />
            </span>
          ),
        ],
        actions: (
          <OfficeActions
            repair={repair}
            walk={walk}
            review={review}
            cancel={() => void cancel([repair])}
            busy={busy}
            isEditing={editing === repair.repairNo}
            onEdit={(isOpen) => setEditing(isOpen ? repair.repairNo : undefined)}
          />
        ),
      })}
      side={(repair) => (
        <Section title={t('ui.history')}>
          <RepairHistory history={repair.history} />
        </Section>
      )}
      footer={() => (
        <PageFooter
          hints={[
            ...(isReview ? [{ keys: ['J', 'K'], label: t('audit.keyReview') }] : []),
            ...(may('edit') ? [{ keys: ['E'], label: t('repairOffice.keyEdit') }] : []),
            ...(may('reject') ? [{ keys: ['R'], label: t('audit.keyReject') }] : []),
            ...(may('approve') ? [{ keys: ['A'], label: t('audit.approve') }] : []),
          ]}
        />
      )}
    >
      {(repair) => (
        <>
          {repair.status === 'applied' && feeOf(repair) > 0 && (
            <Section>
              <p className={styles['held']}>{t('repairOffice.feeHeld', { amount: formatMoney(feeOf(repair)) })}</p>
            </Section>
          )}
          <RepairBody repair={repair} />
        </>
      )}
    </DetailPage>
  );
}
