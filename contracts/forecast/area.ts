import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { recordScope, listScope } from '../kernel/topics/topic-scopes.ts';
import { amendForecastEndpoint, cancelForecastEndpoint, createForecastEndpoint, expireForecastEndpoint } from './forecast-commands.ts';
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

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    packages: true;
  }
}
