import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { checkInboundEndpoint, finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { forgetBatch } from '../open-batch.ts';

const changes = [getPackage, listPackages, lookUpScan];

/** Closes the count; the batch is no longer open on this device. */
export const useFinishCount = (done: () => void) =>
  useCommand(finishCountEndpoint, {
    changes,
    quiet: true,
    onSuccess: () => {
      forgetBatch();
      signal('done');
      done();
    },
    onError: () => signal('wrong'),
  });

export const useCheckInbound = (refused: (message: string) => void) =>
  useCommand(checkInboundEndpoint, { changes, quiet: true, onSuccess: () => signal('done'), onError: ({ message }) => refused(message) });
