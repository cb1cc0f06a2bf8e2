import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skuColumns, skuLimits } from '#contracts/catalogue/sku-columns.ts';
import { skuTemplate, submitSkuImport, trySkuImport, type SkuPreviewRow, type TriedSkuImport } from '#contracts/catalogue/sku-import.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import { useCheckedFile } from '#web/shared/workbook/use-checked-file.ts';
import { WorkbookStart } from '#web/shared/workbook/workbook-start.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatCount } from '#web/ui/text/formats.ts';

/** Template out, workbook in, and a look at what it changes before it does. */
export default function SkuImportPage() {
  const { t } = useTranslation();
  const [name, setName] = useState<string>();
  const { check, submit, begin, failure } = useSkuFile((answer) => {
    setName(undefined);
    showSuccess(t('skus.imported', { added: answer.added, changed: answer.changed }));
  });
  const { data: tried, variables: file, isPending } = check;
  const moves = tried === undefined ? 0 : tried.added + tried.changed;
  return (
    <>
      <PageHeader title={t('skus.pages.import')} />
      <PageBody>
        <WorkbookStart
          title={t('skus.importFile')}
          how={t('skus.importText')}
          template={
            <DownloadButton endpoint={skuTemplate} name="skus.xlsx">
              {t('skus.template')}
            </DownloadButton>
          }
          name={name}
          drop={t('skus.importDrop')}
          limits={t('skus.importLimits', { rows: skuLimits.rows })}
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
        {tried && !isPending && tried.errorCount > 0 && <Faults tried={tried} />}
        {tried && !isPending && tried.errorCount === 0 && (
          <Preview
            tried={tried}
            action={
              <Button
                type="primary"
                disabled={moves === 0}
                loading={submit.isPending}
                onClick={() => file && submit.mutate({ file, sha256: tried.sha256 })}
              >
                {t('skus.importSubmit', { count: moves })}
              </Button>
            }
          />
        )}
      </PageBody>
    </>
  );
}

type Submitted = DataOf<typeof submitSkuImport>;

const useSkuFile = (onSubmitted: (answer: Submitted) => void) =>
  useCheckedFile<TriedSkuImport, { file: File; sha256: string }, Submitted>({
    check: (file) => callEndpoint(trySkuImport, { file, quiet: true }),
    submit: ({ file, sha256 }, idempotencyKey) => callEndpoint(submitSkuImport, { file, body: { sha256 }, idempotencyKey, quiet: true }),
    onSubmitted: (answer) => {
      void invalidateReads(listSkus);
      onSubmitted(answer);
    },
  });

const tones = { new: 'done', changed: 'progress', same: 'cancelled' } as const;

const Preview = ({ tried, action }: { tried: TriedSkuImport; action: React.ReactNode }) => {
  const { t } = useTranslation();
  const columns: Column<SkuPreviewRow>[] = [
    { key: 'row', title: t('skus.row'), width: 60, numeric: true, render: ({ row }) => row },
    {
      key: 'becomes',
      title: t('skus.becomes'),
      width: 110,
      render: ({ becomes }) => <StatusTag tone={tones[becomes]}>{t(`skus.outcomes.${becomes}`)}</StatusTag>,
    },
    { key: 'sku', title: t('skus.sku'), width: 150, render: ({ sku }) => <strong>{sku}</strong> },
    { key: 'brand', title: t('skus.brand'), width: 120, render: ({ brand }) => brand },
    { key: 'name', title: t('skus.name'), render: ({ name }) => name },
    { key: 'newSizes', title: t('skus.newSizes'), width: 200, render: ({ newSizes }) => newSizes.join(', ') || '–' },
  ];
  return (
    <Section title={t('skus.importPreview')} count={formatCount(tried.rows.length)} aside={action}>
      <DataTable inline columns={columns} rows={tried.rows} keyOf={({ row }) => String(row)} label={t('skus.importPreview')} />
    </Section>
  );
};

const Faults = ({ tried: { errors, errorCount } }: { tried: TriedSkuImport }) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<TriedSkuImport['errors'][number]>[] = [
    { key: 'row', title: t('skus.row'), width: 60, numeric: true, render: ({ row }) => row },
    { key: 'column', title: t('skus.column'), width: 140, render: ({ column }) => words(skuColumns[column]) },
    { key: 'msg', title: t('skus.wrong'), render: ({ msg }) => msg },
  ];
  return (
    <Section title={t('skus.importErrors')} count={formatCount(errorCount)}>
      <DataTable
        inline
        columns={columns}
        rows={errors}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
        label={t('skus.importErrors')}
      />
    </Section>
  );
};
