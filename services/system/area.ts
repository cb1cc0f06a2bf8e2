import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { area } from '#kernel/area.ts';
import { pgBrowserErrors } from './browser-errors.ts';
import { reportBrowserErrorRoute } from './report-browser-error.ts';
import { systemRoute, type SystemNeeds } from './system-route.ts';
import { systemMigrations } from './migrations/index.ts';

interface Needs extends Omit<SystemNeeds, 'browserErrors'> {
  onBrowserError(error: BrowserError): void;
}

export const systemArea = area({
  queries: ({ onBrowserError, ...needs }: Needs) => {
    const browserErrors = pgBrowserErrors(needs.pool);
    return [systemRoute({ ...needs, browserErrors }), reportBrowserErrorRoute({ errors: browserErrors, onReported: onBrowserError })];
  },
  migrations: systemMigrations,
});
