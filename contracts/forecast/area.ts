import { contract } from '../kernel/area.ts';
import { amendForecastEndpoint } from './amend-forecast.ts';
import { cancelForecastEndpoint } from './cancel-forecast.ts';
import { createForecastEndpoint } from './create-forecast.ts';
import { expireForecastEndpoint } from './expire-forecast.ts';
import { exportPackages } from './export-packages.ts';
import { forecastRejections } from './forecast-rejections.ts';
import { listPackages, getPackage } from './package-queries.ts';

export const forecastContract = contract({
  endpoints: [
    createForecastEndpoint,
    amendForecastEndpoint,
    cancelForecastEndpoint,
    expireForecastEndpoint,
    listPackages,
    getPackage,
    exportPackages,
  ],
  rejections: forecastRejections,
});
