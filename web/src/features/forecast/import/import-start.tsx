import { useTranslation } from 'react-i18next';
import { forecastImportTemplate } from '#contracts/forecast-import/import-endpoints.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { DownloadButton } from '#web/shared/workbook/download-button.tsx';
import { WorkbookStart } from '#web/shared/workbook/workbook-start.tsx';

export const ImportStart = ({ failure, onSelect }: { failure: ApiError | null; onSelect: (file: File) => void }) => {
  const { t } = useTranslation();
  return (
    <WorkbookStart
      how={t('forecast.import.how')}
      template={
        <DownloadButton endpoint={forecastImportTemplate} name="forecast-template.xlsx">
          {t('forecast.import.template')}
        </DownloadButton>
      }
      drop={t('forecast.import.drop')}
      limits={t('forecast.import.limits', { rows: importLimits.rows })}
      failure={failure}
      onSelect={onSelect}
    />
  );
};
