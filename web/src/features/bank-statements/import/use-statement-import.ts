import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { checkBankStatement, importBankStatement, type CheckedBankFile } from '#contracts/statements/bank/bank-endpoints.ts';
import { getBankProof, listBankLines, listBankStatements } from '#contracts/statements/bank/bank-queries.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { newId } from '#web/api/http/request-id.ts';
import { invalidateReads } from '#web/api/use-read.ts';

interface Chosen {
  file: File;
  mapping?: CsvMapping;
}

const formOf = ({ mapping }: Chosen) => (mapping ? { mapping: JSON.stringify(mapping) } : {});

/** A statement on its way: read and checked, then imported. What is imported is the file that was checked. */
export const useStatementImport = (onImported: (answer: DataOf<typeof importBankStatement>) => void) => {
  const [key, setKey] = useState(newId);
  const check = useMutation<CheckedBankFile, ApiError, Chosen>({
    mutationFn: (chosen) => callEndpoint(checkBankStatement, { file: chosen.file, body: formOf(chosen), quiet: true }),
  });
  const take = useMutation<DataOf<typeof importBankStatement>, ApiError, Chosen & { sha256: string }>({
    mutationFn: ({ sha256, ...chosen }) =>
      callEndpoint(importBankStatement, { file: chosen.file, body: { ...formOf(chosen), sha256 }, idempotencyKey: key, quiet: true }),
    onSuccess: (answer) => {
      void invalidateReads(listBankLines, listBankStatements, getBankProof);
      onImported(answer);
    },
  });
  const begin = (chosen: Chosen): void => {
    setKey(newId());
    take.reset();
    check.mutate(chosen);
  };
  return { check, take, begin, chosen: check.variables };
};
