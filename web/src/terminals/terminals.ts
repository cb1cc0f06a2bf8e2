import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { adminTable } from './admin.ts';
import { businessTable } from './business.ts';
import { shopUserTable } from './shop-user.ts';
import { warehouseTable } from './warehouse.ts';

export const terminalTables: Readonly<Record<Terminal, TerminalTable>> = {
  admin: adminTable,
  warehouse: warehouseTable,
  business: businessTable,
  shopUser: shopUserTable,
};
