import { keepsNobodyOut } from '#tests/support/pages/keeps-nobody-out.ts';

keepsNobodyOut('warehouse');
