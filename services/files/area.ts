import { area } from '#kernel/area.ts';
import type { Files } from '#kernel/files/files.ts';
import type { FileSources } from '#kernel/files/open-file.ts';
import { forgetFilesJob } from './forget-files.ts';
import { getFileRoute } from './get-file.ts';
import { uploadRoute, type UploadBudgets } from './upload.ts';

interface Needs extends FileSources {
  files: Files;
  budgets: UploadBudgets;
}

export const filesArea = area({
  queries: (needs: Needs) => [uploadRoute(needs.files, needs.budgets), getFileRoute(needs)],
  jobs: (needs) => [forgetFilesJob(needs)],
});
