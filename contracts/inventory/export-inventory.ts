import { listFile, listFormatField } from '../files/file-answers.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { inventoryFilterSchema } from './inventory-queries.ts';

/** Takes what the list takes (R7.43); where in the list one is does not matter. */
export const exportInventory = endpoint({
  name: 'exportInventory',
  method: 'POST',
  path: '/inventory/items/export',
  bases: ['warehouse', 'business', 'admin'],
  access: ['business.export', '700110.export', '300.export'],
  summary: 'Every row of the inventory list under its filters, as CSV or as an Excel workbook, in the caller’s language and zone',
  body: inventoryFilterSchema.extend({ format: listFormatField }),
  data: listFile,
  payload: 'raw',
  // Files are written one at a time: nobody may fill the queue for long.
  limit: { calls: 30, seconds: 60 },
});
