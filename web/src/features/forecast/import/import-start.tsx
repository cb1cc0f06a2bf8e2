import { useTranslation } from 'react-i18next';
import { forecastImportTemplate } from '#contracts/forecast-import/import-endpoints.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import styles from './import.module.css';

/** Template out, workbook in. */
export const ImportStart = ({ failure, onSelect }: { failure: ApiError | null; onSelect: (file: File) => void }) => {
  const { t } = useTranslation();
  return (
    <Section>
      <div className={styles['start']}>
        <p>{t('forecast.import.how')}</p>
        <div>
          <DownloadButton endpoint={forecastImportTemplate} name="forecast-template.xlsx">
            {t('forecast.import.template')}
          </DownloadButton>
        </div>
        <FileDrop tall accept=".xlsx" onSelect={onSelect}>
          {t('forecast.import.drop')}
          <br />
          {t('forecast.import.limits', { rows: importLimits.rows })}
        </FileDrop>
        {failure && <Refusal>{failure.message || t('app.offline')}</Refusal>}
      </div>
    </Section>
  );
};
