import type { reportBrowserError } from '#contracts/system/report-browser-error.ts';
import { lightAddress } from '#web/api/http/call-address.ts';

export const reportAddress = lightAddress<typeof reportBrowserError>({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/browser-errors',
  bases: ['warehouse', 'business', 'admin'],
});
