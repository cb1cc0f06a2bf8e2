import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/list-topics.ts';
import { recordScope, listScope } from '../kernel/topic-scopes.ts';
import { amendForecastEndpoint } from './amend-forecast.ts';
import { cancelForecastEndpoint } from './cancel-forecast.ts';
import { createForecastEndpoint } from './create-forecast.ts';
import { expireForecastEndpoint } from './expire-forecast.ts';
import { exportPackages } from './export-packages.ts';
import { forecastRejections } from './forecast-rejections.ts';
import { listPackages, getPackage } from './package-queries.ts';
import { packageTopic } from './package-topic.ts';

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
  topics: [
    { kind: 'package', access: listPackages.access, scope: recordScope('package'), of: { package: (id) => [packageTopic(id)] } },
    {
      kind: 'packages',
      access: listPackages.access,
      scope: listScope,
      of: { package: (_, tags) => listTopicsOf('packages', tags) },
    },
  ],
});

declare module '../kernel/list-topics.ts' {
  interface ListTopics {
    packages: true;
  }
}
