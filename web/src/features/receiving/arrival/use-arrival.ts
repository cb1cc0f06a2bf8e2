import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { arrivePackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import { keepBatch } from '../open-batch.ts';

/** Notes that a parcel is here and opens its batch on this device. `refused` hears in the server's words why not. */
export const useArrival = (refused: (wrong: Wrong) => void) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { warehouse } = useUser();
  const command = useCommand(arrivePackageEndpoint, { changes: [getPackage], quiet: true });

  const begin = (batchNo: string, preId: string, oneId?: string) => {
    keepBatch({ batchNo, preId, warehouseId: warehouse?.id ?? '' });
    signal('done');
    void navigate(inboundStepLink('receiving', { preId, oneId }));
  };

  const arrive = (body: Parameters<typeof command.mutate>[0], code: string, oneId?: string) =>
    command.mutate(body, {
      onSuccess: ({ batchNo, preId }) => begin(batchNo, preId, oneId),
      onError: ({ message }) => refused({ title: t('receiving.arriveRefused'), code, todo: message || t('app.offline') }),
    });

  return {
    begin,
    arriveForecast: (preId: string, oneId?: string) => arrive({ id: preId }, preId, oneId),
    arriveUnclaimed: (logNo: string, photos: string[]) => arrive({ unclaimed: true, warehouseId: warehouse?.id ?? '', logNo, photos }, logNo),
  };
};
