import { area } from '#kernel/area.ts';
import { amendForecastRoute } from './amend-forecast.ts';
import { cancelForecastRoute } from './cancel-forecast.ts';
import { createForecastRoute } from './create-forecast.ts';
import { forecastExpiry } from './expire-due-forecasts.ts';
import { expireForecastRoute } from './expire-forecast.ts';

export const forecastArea = area({
  commands: [createForecastRoute, amendForecastRoute, cancelForecastRoute, expireForecastRoute],
  processes: [forecastExpiry],
});
