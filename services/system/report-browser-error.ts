import { queryRoute } from '#contracts/kernel/route.ts';
import { reportBrowserError, type BrowserError } from '#contracts/system/report-browser-error.ts';
import { withoutData } from '#contracts/system/without-data.ts';
import type { BrowserErrors } from './browser-errors.ts';

interface Parts {
  errors: BrowserErrors;
  /** Told of each, with nothing in it that the browser should have left out. */
  onReported(error: BrowserError): void;
}

/** Anybody may call it: what the body says is not believed to be free of data. */
export const reportBrowserErrorRoute = ({ errors, onReported }: Parts) =>
  queryRoute(reportBrowserError, async ({ body }) => {
    const error = { ...body, message: withoutData(body.message) };
    onReported(error);
    await errors.keep(error);
    return null;
  });
