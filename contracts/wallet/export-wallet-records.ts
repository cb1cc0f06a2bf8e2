import { listFile, listFormatField } from '../files/file-answers.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { walletFileAccess } from './wallet-access.ts';
import { walletFilterSchema } from './wallet-queries.ts';

/** Takes what the list takes (R7.43); where in the list one is does not matter. */
export const exportWalletRecords = endpoint({
  name: 'exportWalletRecords',
  method: 'POST',
  path: '/wallet/records/export',
  bases: ['business', 'admin'],
  access: walletFileAccess,
  summary: 'Every posting of the list under its filters, as CSV or as an Excel workbook, in the caller’s language and zone',
  body: walletFilterSchema.extend({ format: listFormatField }),
  data: listFile,
  payload: 'raw',
  // Files are written one at a time: nobody may fill the queue for long.
  limit: { calls: 30, seconds: 60 },
});
