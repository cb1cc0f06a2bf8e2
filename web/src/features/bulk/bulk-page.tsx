import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkWrites } from '#contracts/bulk/bulk-access.ts';
import { bulkTemplate, type TriedBulk } from '#contracts/bulk/bulk-endpoints.ts';
import { bulkLimits } from '#contracts/bulk/bulk-columns.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import { WorkbookStart } from '#web/shared/workbook/workbook-start.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkRuns } from './bulk-runs.tsx';
import { useBulkFile } from './use-bulk-file.ts';

/** Template out, workbook in, a look at it, and what was submitted before. */
export const BulkPage = ({ direction }: { direction: Direction }) => {
  const { t } = useTranslation();
  const mayWrite = useMay(...bulkWrites);
  return (
    <>
      <PageHeader title={t(direction === 'in' ? 'bulk.pages.deposit' : 'bulk.pages.deduction')} />
      <PageBody>
        {mayWrite && <Upload key={direction} direction={direction} />}
        <BulkRuns direction={direction} />
      </PageBody>
    </>
  );
};

const Upload = ({ direction }: { direction: Direction }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [name, setName] = useState<string>();
  const { check, submit, begin, failure } = useBulkFile(direction, ({ bulkNo, status }) => {
    setName(undefined);
    showSuccess(t(status === 'submitted' ? 'bulk.waits' : 'bulk.isPosting', { bulkNo }));
  });
  const { data: tried, variables: file, isPending } = check;
  const send = async ({ sha256, doubles }: TriedBulk): Promise<void> => {
    const title = t('bulk.doublesTitle', { count: doubles });
    if (doubles > 0 && !(await confirm({ kind: 'plain', title, text: t('bulk.doublesText'), confirm: t('bulk.doublesConfirm', { count: doubles }) })))
      return;
    if (file) submit.mutate({ file, sha256, confirmedDoubles: doubles });
  };
  const isSound = tried && tried.unmatched.length === 0 && tried.errorCount === 0;
  return (
    <>
      <WorkbookStart
        title={t('bulk.file')}
        how={t(direction === 'in' ? 'bulk.howIn' : 'bulk.howOut')}
        template={
          <DownloadButton endpoint={bulkTemplate} query={{ direction }} name={direction === 'in' ? 'bulk-deposit.xlsx' : 'bulk-deduction.xlsx'}>
            {t('bulk.template')}
          </DownloadButton>
        }
        name={name}
        drop={t('bulk.drop')}
        limits={t('bulk.limits', { rows: bulkLimits.rows })}
        failure={failure}
        onSelect={(chosen) => {
          setName(chosen.name);
          begin(chosen);
        }}
      />
      {isPending && (
        <Section>
          <SkeletonRows rows={6} />
        </Section>
      )}
      {tried && !isPending && (
        <BulkPreview
          tried={tried}
          direction={direction}
          action={
            isSound && (
              <Button type="primary" loading={submit.isPending} onClick={() => void send(tried)}>
                {t(tried.isApprovalNeeded ? 'bulk.submit' : 'bulk.post', { count: tried.rows.length })}
              </Button>
            )
          }
        />
      )}
    </>
  );
};
