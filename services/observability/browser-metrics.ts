import { Counter, type Registry } from 'prom-client';
import type { Observer } from './observer.ts';

/** Pages of a build that have a series of their own; what is reported beyond is told as `other`, for a stranger may report what there is not. */
export const MAX_SERIES = 200;

/** What broke in browsers, by the page and the build that broke. */
export const browserMetrics = (registry: Registry): Pick<Observer, 'browserFailed'> => {
  const errors = new Counter({
    registers: [registry],
    name: 'shelfline_browser_errors_total',
    help: 'Errors that browsers reported, by the pattern of the page’s address and the version that ran there.',
    labelNames: ['route', 'build'],
  });
  const known = new Set<string>();
  return {
    browserFailed: ({ route, version }) => {
      const series = `${version} ${route}`;
      if (known.size < MAX_SERIES) known.add(series);
      errors.inc(known.has(series) ? { route, build: version } : { route: 'other', build: 'other' });
    },
  };
};
