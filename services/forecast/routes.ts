import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { amendForecastRoute } from './amend-forecast.ts';
import { cancelForecastRoute } from './cancel-forecast.ts';
import { createForecastRoute } from './create-forecast.ts';
import { expireForecastRoute } from './expire-forecast.ts';

export const forecastRoutes: CommandRoute[] = [createForecastRoute, amendForecastRoute, cancelForecastRoute, expireForecastRoute];
