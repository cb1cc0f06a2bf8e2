import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { area } from '#kernel/area.ts';
import { pgBrowserErrors } from './browser-errors.ts';
import { findDeadLetter } from './dead-letters.ts';
import { reportBrowserErrorRoute } from './report-browser-error.ts';
import { deadLetterRoutes } from './settle-dead-letter.ts';
import { systemRoute, type SystemNeeds } from './system-route.ts';
import { systemMigrations } from './migrations/index.ts';

interface Needs extends Omit<SystemNeeds, 'browserErrors'> {
  onBrowserError(error: BrowserError): void;
}

export const systemArea = area({
  wiredCommands: ({ pool }: Needs) => deadLetterRoutes((id) => findDeadLetter(pool, id)),
  queries: ({ onBrowserError, ...needs }: Needs) => {
    const browserErrors = pgBrowserErrors(needs.pool);
    return [systemRoute({ ...needs, browserErrors }), reportBrowserErrorRoute({ errors: browserErrors, onReported: onBrowserError })];
  },
  migrations: systemMigrations,
});
