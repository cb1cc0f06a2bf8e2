import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { confirmForecastImport, tryForecastImport, type TriedImport } from '#contracts/forecast-import/import-endpoints.ts';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';

/** A workbook on its way: read and checked, then forecast. Nothing is forecast before it is confirmed. */
export const useForecastImport = () => {
  const { pathname } = useLocation();
  const check = useMutation<TriedImport, ApiError, File>({ mutationFn: (file) => callEndpoint(tryForecastImport, { file, pathname, quiet: true }) });
  const confirm = useCommand(confirmForecastImport, { quiet: true, invalidates: [listPackages] });
  return {
    check,
    confirm,
    begin: (file: File) => {
      confirm.reset();
      check.mutate(file);
    },
    again: () => {
      check.reset();
      confirm.reset();
    },
  };
};
