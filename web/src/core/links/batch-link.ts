import { adminPaths } from '../paths/admin-paths.ts';
import type { Viewpoint } from './viewpoint.ts';
import { withQuery } from './with-query.ts';

/** An inbound batch; administrators have a list of them. */
export const inBatchLink = ({ terminal }: Viewpoint, batchNo: string): string | undefined =>
  terminal === 'admin' ? withQuery(adminPaths.inBatches, { text: batchNo }) : undefined;
