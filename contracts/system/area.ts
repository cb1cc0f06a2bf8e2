import { contract } from '../kernel/area.ts';
import { discardDeadLetter, retryDeadLetter } from './dead-letters.ts';
import { getSystem } from './get-system.ts';
import { reportBrowserError } from './report-browser-error.ts';

export const systemContract = contract({
  endpoints: [getSystem, retryDeadLetter, discardDeadLetter, reportBrowserError],
});
