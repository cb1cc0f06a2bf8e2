import { amendForecastEndpoint } from './amend-forecast.ts';
import { cancelForecastEndpoint } from './cancel-forecast.ts';
import { createForecastEndpoint } from './create-forecast.ts';
import { expireForecastEndpoint } from './expire-forecast.ts';

export const forecastEndpoints = [createForecastEndpoint, amendForecastEndpoint, cancelForecastEndpoint, expireForecastEndpoint];
