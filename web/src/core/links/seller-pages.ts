import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { selfOperatedPaths } from '../paths/admin-paths.ts';
import { businessPaths } from '../paths/business-paths.ts';

/** The pages for goods of one's own: a seller's, or the operator's for those of shop 1. */
export const sellerPages = ({ terminal }: { terminal: Terminal }): typeof selfOperatedPaths | typeof businessPaths =>
  terminal === 'admin' ? selfOperatedPaths : businessPaths;
