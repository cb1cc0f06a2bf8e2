import { contract } from '../kernel/area.ts';
import { confirmForecastImport } from './confirm-import.ts';
import { forecastImportCorrections, forecastImportTemplate } from './import-files.ts';
import { importRejections } from './import-rejections.ts';
import { tryForecastImport } from './try-import.ts';

export const forecastImportContract = contract({
  endpoints: [forecastImportTemplate, tryForecastImport, confirmForecastImport, forecastImportCorrections],
  rejections: importRejections,
});
