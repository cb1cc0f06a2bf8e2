import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { TerminalTable } from '../core/routes/route-table.ts';
import { adminTable } from './admin.tsx';
import { businessTable } from './business.tsx';
import { shopUserTable } from './shop-user.tsx';
import { warehouseTable } from './warehouse.tsx';

export const terminalTables: Readonly<Record<Terminal, TerminalTable>> = {
  admin: adminTable,
  warehouse: warehouseTable,
  business: businessTable,
  shopUser: shopUserTable,
};
