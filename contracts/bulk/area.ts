import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { approveBulk, bulkTemplate, listBulkRows, listBulkRuns, rejectBulk, submitBulkFile, tryBulkFile } from './bulk-endpoints.ts';
import { bulkRejections } from './bulk-rejections.ts';
import { bulkTopic } from './bulk-topics.ts';

export const bulkContract = contract({
  endpoints: [bulkTemplate, tryBulkFile, submitBulkFile, approveBulk, rejectBulk, listBulkRuns, listBulkRows],
  rejections: bulkRejections,
  topics: [{ kind: bulkTopic, access: listBulkRuns.access, scope: wholeScope, of: { bulk: () => [bulkTopic] } }],
});
