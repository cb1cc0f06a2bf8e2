import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { withoutData } from '#contracts/system/without-data.ts';
import { isApiError } from '#web/api/api-error.ts';
import { version } from '#web/core/version.ts';
import { pagePattern } from './page-pattern.ts';

/** What is told of something that was thrown on the page at that hash; nothing of what is no fault of the console's own. */
export const errorReport = (thrown: unknown, hash: string): BrowserError | undefined => {
  if (isApiError(thrown) || isHarmless(thrown)) return undefined;
  const isError = thrown instanceof Error;
  return {
    route: pagePattern(hash),
    message: withoutData(isError ? `${thrown.name}: ${thrown.message}` : `Thrown: ${typeof thrown}`),
    place: isError ? placeIn(thrown.stack ?? '') : '',
    version,
  };
};

/** What was given up on purpose. */
const isHarmless = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

/** The first line of the stack in a file of our own. */
const placeIn = (stack: string): string => /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1] ?? '';
