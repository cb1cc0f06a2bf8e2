import { listBulkRuns, submitBulkFile, tryBulkFile, type TriedBulk } from '#contracts/bulk/bulk-endpoints.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { invalidateReads } from '#web/api/use-read.ts';
import { useCheckedFile } from '#web/shared/workbook/use-checked-file.ts';

type Submitted = DataOf<typeof submitBulkFile>;

interface Submission {
  file: File;
  sha256: string;
  confirmedDoubles: number;
}

/** A bulk file of deposits or deductions: checked, then submitted. */
export const useBulkFile = (direction: Direction, onSubmitted: (answer: Submitted) => void) =>
  useCheckedFile<TriedBulk, Submission, Submitted>({
    check: (file) => callEndpoint(tryBulkFile, { file, body: { direction }, quiet: true }),
    submit: ({ file, ...rest }, idempotencyKey) => callEndpoint(submitBulkFile, { file, body: { direction, ...rest }, idempotencyKey, quiet: true }),
    onSubmitted: (answer) => {
      void invalidateReads(listBulkRuns);
      onSubmitted(answer);
    },
  });
