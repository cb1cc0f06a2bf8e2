import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { listBulkRuns, submitBulkFile, tryBulkFile, type TriedBulk } from '#contracts/bulk/bulk-endpoints.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { Direction } from '#contracts/wallet/transaction-types.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { newId } from '#web/api/http/request-id.ts';
import { invalidateReads } from '#web/api/use-read.ts';

type Submitted = DataOf<typeof submitBulkFile>;

/** A workbook on its way: checked, then submitted. What is submitted is the file that was checked. */
export const useBulkFile = (direction: Direction, onSubmitted: (answer: Submitted) => void) => {
  const [key, setKey] = useState(newId);
  const check = useMutation<TriedBulk, ApiError, File>({
    mutationFn: (file) => callEndpoint(tryBulkFile, { file, body: { direction }, quiet: true }),
  });
  const submit = useMutation<Submitted, ApiError, { file: File; sha256: string; confirmedDoubles: number }>({
    mutationFn: ({ file, sha256, confirmedDoubles }) =>
      callEndpoint(submitBulkFile, { file, body: { direction, sha256, confirmedDoubles }, idempotencyKey: key, quiet: true }),
    onSuccess: (answer) => {
      void invalidateReads(listBulkRuns);
      check.reset();
      onSubmitted(answer);
    },
  });
  const begin = (file: File): void => {
    setKey(newId());
    submit.reset();
    check.mutate(file);
  };
  return { check, submit, begin };
};
