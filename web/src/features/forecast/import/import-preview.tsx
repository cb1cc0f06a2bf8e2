import { useTranslation } from 'react-i18next';
import { importColumns } from '#contracts/forecast-import/import-columns.ts';
import { forecastImportCorrections, type TriedImport } from '#contracts/forecast-import/import-endpoints.ts';
import { shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import styles from './import.module.css';

type ImportedPackage = TriedImport['packages'][number];
type RowError = TriedImport['errors'][number];

/** What the workbook would forecast, and what is wrong with the rest. */
export const ImportPreview = ({ tried }: { tried: TriedImport }) => (
  <>
    <Stats tried={tried} />
    {tried.errorCount > 0 && <Errors tried={tried} />}
    {tried.packages.length > 0 && <Packages packages={tried.packages} />}
  </>
);

const Stats = ({ tried: { rows, packages, units, failedRows, heldRows } }: { tried: TriedImport }) => {
  const { t } = useTranslation();
  const stats = [
    { label: t('forecast.import.rows'), count: rows },
    { label: t('forecast.import.packages'), count: packages.length },
    { label: t('forecast.import.pieces'), count: units },
    { label: t('forecast.import.wrongRows'), count: failedRows, wrong: failedRows > 0 },
    ...(heldRows > 0 ? [{ label: t('forecast.import.heldRows'), count: heldRows, hint: t('forecast.import.heldHint') }] : []),
  ];
  return (
    <Section>
      <dl className={styles['stats']}>
        {stats.map(({ label, count, wrong, hint }: { label: string; count: number; wrong?: boolean; hint?: string }) => (
          <div key={label} data-wrong={wrong} title={hint}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Errors = ({ tried: { importId, errors, errorCount } }: { tried: TriedImport }) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<RowError>[] = [
    { key: 'row', title: t('forecast.import.row'), width: 70, numeric: true, render: ({ row }) => row },
    { key: 'column', title: t('forecast.import.column'), width: 160, render: ({ column }) => words(importColumns[column]) },
    { key: 'error', title: t('forecast.import.error'), render: ({ msg }) => <span title={msg}>{msg}</span> },
  ];
  return (
    <Section
      title={t('forecast.import.errors')}
      count={formatCount(errorCount)}
      aside={
        <DownloadButton endpoint={forecastImportCorrections} query={{ importId }} name="forecast-corrections.xlsx">
          {t('forecast.import.corrections')}
        </DownloadButton>
      }
    >
      <DataTable
        inline
        columns={columns}
        rows={errors}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
        label={t('forecast.import.errorsOf')}
      />
      {errorCount > errors.length && <p>{t('forecast.import.moreErrors', { shown: errors.length, count: errorCount })}</p>}
    </Section>
  );
};

const Packages = ({ packages }: { packages: readonly ImportedPackage[] }) => {
  const { t } = useTranslation();
  const columns: Column<ImportedPackage>[] = [
    { key: 'logNo', title: t('forecast.import.tracking'), width: 220, render: ({ logNo }) => <span className="code">{logNo}</span> },
    { key: 'carrier', title: '', width: 90, render: ({ logNo }) => carrierOf(logNo) ?? '' },
    { key: 'warehouse', title: t('forecast.warehouse'), width: 150, render: ({ warehouse }) => warehouse },
    { key: 'contents', title: t('forecast.import.contents'), render: ({ lines }) => <Contents lines={lines} /> },
    { key: 'parcel', title: t('forecast.import.parcel'), width: 250, render: (pack) => <Parcel pack={pack} /> },
    { key: 'units', title: t('forecast.import.pieces'), width: 90, numeric: true, render: ({ units }) => formatCount(units) },
  ];
  return (
    <Section title={t('forecast.import.willBe')} count={formatCount(packages.length)}>
      <DataTable inline columns={columns} rows={packages} keyOf={({ logNo }) => logNo} label={t('forecast.import.willBe')} />
    </Section>
  );
};

/** What the file says of the package itself. */
const Parcel = ({ pack }: { pack: ImportedPackage }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { shippingType, weightGrams, dimensions, insurance, signature } = pack;
  const text = [
    words(shippingTypes[shippingType]),
    weightGrams !== null && t('forecast.import.kilograms', { kg: weightGrams / 1_000 }),
    dimensions,
    insurance !== null && t('forecast.import.insured', { amount: formatMoney(insurance) }),
    signature && t('forecast.import.signed'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles['contents']} title={text}>
      {text}
    </span>
  );
};

const Contents = ({ lines }: { lines: ImportedPackage['lines'] }) => {
  const text = lines.map(({ sku, size, quantity }) => `${sku} ${size} × ${quantity}`).join(', ');
  return (
    <span className={styles['contents']} title={text}>
      {text}
    </span>
  );
};
