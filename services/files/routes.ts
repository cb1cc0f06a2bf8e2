import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { Files } from '#kernel/files/files.ts';
import type { FileSources } from '#kernel/files/open-file.ts';
import { getFileRoute } from './get-file.ts';
import { uploadRoute, type UploadBudgets } from './upload.ts';

export interface FilesParts extends FileSources {
  files: Files;
  budgets: UploadBudgets;
}

export const filesRoutes = ({ budgets, ...sources }: FilesParts): QueryRoute[] => [uploadRoute(sources.files, budgets), getFileRoute(sources)];
