import { confirmForecastImport } from './confirm-import.ts';
import { forecastImportCorrections, forecastImportTemplate } from './import-files.ts';
import { tryForecastImport } from './try-import.ts';

export const forecastImportEndpoints = [forecastImportTemplate, tryForecastImport, confirmForecastImport, forecastImportCorrections];
