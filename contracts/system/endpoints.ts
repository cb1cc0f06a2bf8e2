import { getSystem } from './get-system.ts';
import { reportBrowserError } from './report-browser-error.ts';

export const systemEndpoints = [getSystem, reportBrowserError];
