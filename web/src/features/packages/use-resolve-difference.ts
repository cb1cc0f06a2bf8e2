import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { resolveDifferenceEndpoint } from '#contracts/receiving/resolve-difference.ts';
import { useCommand } from '#web/api/use-command.ts';

export const useResolveDifference = (onSuccess: () => void) =>
  useCommand(resolveDifferenceEndpoint, { changes: [getPackage, listPackages], onSuccess });
