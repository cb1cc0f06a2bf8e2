import { keepsNobodyOut } from '#tests/support/pages/keeps-nobody-out.ts';
import { isSelfOperated } from '#web/api/http/call-address.ts';

keepsNobodyOut('admin', ({ path }) => !isSelfOperated(path));
