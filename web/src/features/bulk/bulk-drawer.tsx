import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { approveBulk, listBulkRows, listBulkRuns, rejectBulk, type BulkRun } from '#contracts/bulk/bulk-endpoints.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { DescriptionGrid } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { BulkRows } from './bulk-rows.tsx';

interface Props {
  run: BulkRun;
  direction: Direction;
  onClose: () => void;
}

/** The rows of a file that was submitted; whoever may decide on it does so here. */
export const BulkDrawer = ({ run, direction, onClose }: Props) => {
  const { t } = useTranslation();
  const { bulkNo, totalCents, rows, status, submitter, reviewer, reason, fileName } = run;
  const read = useRead(listBulkRows, { bulkNo }, { quiet: true });
  return (
    <ModalDrawer title={bulkNo} width={1080} onClose={onClose} footer={run.actions.length > 0 && <Decision run={run} />}>
      <DescriptionGrid
        items={[
          { label: t('bulk.file'), value: fileName },
          { label: t('bulk.total'), value: <Money cents={totalCents} /> },
          { label: t('bulk.submitter'), value: submitter },
          { label: t('bulk.reviewer'), value: reviewer ?? '–' },
          ...(reason ? [{ label: t('bulk.why'), value: reason }] : []),
        ]}
      />
      <ReadStates read={read} skeleton={<SkeletonRows rows={Math.min(rows, 10)} />}>
        {({ records }) => <BulkRows rows={records} direction={direction} showsBalance={status === 'submitted'} />}
      </ReadStates>
    </ModalDrawer>
  );
};

const Decision = ({ run: { bulkNo, rows, totalCents } }: { run: BulkRun }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const approval = useCommand(approveBulk, { invalidates: [listBulkRuns] });
  const rejection = useCommand(rejectBulk, { invalidates: [listBulkRuns] });
  const approve = async (): Promise<void> => {
    const text = t('bulk.approveText', { count: rows, total: formatMoney(totalCents) });
    if (await confirm({ kind: 'plain', title: t('bulk.approveTitle', { bulkNo }), text, confirm: t('bulk.approve') })) approval.mutate({ bulkNo });
  };
  const rejectIt = async (): Promise<void> => {
    const answer = await confirm({
      kind: 'reject',
      title: t('bulk.rejectTitle', { bulkNo }),
      text: t('bulk.rejectText'),
      reason: { readers: 'colleagues' },
    });
    if (answer) rejection.mutate({ bulkNo, reason: answer.reason });
  };
  return (
    <>
      <Button danger loading={rejection.isPending} onClick={() => void rejectIt()}>
        {t('bulk.reject')}
      </Button>{' '}
      <Button type="primary" loading={approval.isPending} onClick={() => void approve()}>
        {t('bulk.approve')}
      </Button>
    </>
  );
};
