import { contract } from '../kernel/area.ts';
import { confirmForecastImport, forecastImportCorrections, forecastImportTemplate, tryForecastImport } from './import-endpoints.ts';
import { importRejections } from './import-rejections.ts';

export const forecastImportContract = contract({
  endpoints: [forecastImportTemplate, tryForecastImport, confirmForecastImport, forecastImportCorrections],
  rejections: importRejections,
});
