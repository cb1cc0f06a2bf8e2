import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getRepair } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { RepairBody } from './repair-body.tsx';
import { RepairHistory } from './repair-history.tsx';
import { RepairStatusTag } from '../repair-status.tsx';
import { useRepairActions } from '../use-repair-actions.ts';
import { useRepairsTopic } from '../use-repairs-topic.ts';

/** One repair order: what is done for how much, how long it takes, and how the item looked before (R3.25). */
export default function RepairPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const repairNo = parameters.get('repairNo') ?? '';
  useLiveReads(useRepairsTopic(), getRepair);
  const read = useRead(getRepair, { repairNo });
  const actions = useRepairActions();
  usePageName(repairNo);

  return (
    <DetailPage
      read={read}
      failedTitle={t('repairs.detailFailed')}
      header={(repair) => ({
        title: repair.repairNo,
        tag: <RepairStatusTag status={repair.status} />,
        meta: [
          repair.remarks,
          repair.wareName,
          <>
            {t('repairs.applied')} <TimeText at={repair.gmtCreate} />
          </>,
        ],
        actions: repair.actions.includes('cancel') && (
          <Button disabled={actions.busy} onClick={() => void actions.cancel([repair])}>
            {t('repairs.cancel')}
          </Button>
        ),
      })}
      side={(repair) => (
        <Section title={t('ui.history')}>
          <RepairHistory history={repair.history} />
        </Section>
      )}
    >
      {(repair) => <RepairBody repair={repair} />}
    </DetailPage>
  );
}
