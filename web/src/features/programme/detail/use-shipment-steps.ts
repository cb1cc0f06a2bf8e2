import { useTranslation } from 'react-i18next';
import { shipmentActions } from '#contracts/fulfilment/shipment-actions.ts';
import { archiveShipmentEndpoint, recallShipmentEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import type { ShipmentRow } from '#contracts/fulfilment/shipment-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { shipmentReads as invalidates } from '../shipment-reads.ts';

/** What is asked first, and is one call then. */
export const useShipmentSteps = ({ shipmentNo, itemCount }: Pick<ShipmentRow, 'shipmentNo' | 'itemCount'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const recalling = useCommand(recallShipmentEndpoint, { invalidates, onSuccess: () => showSuccess(t('programme.recalled', { shipmentNo })) });
  const archiving = useCommand(archiveShipmentEndpoint, { invalidates, onSuccess: () => showSuccess(t('programme.archived', { shipmentNo })) });
  return {
    recall: async () => {
      const sure = await confirm({
        kind: 'delete',
        title: t('programme.recallTitle', { shipmentNo }),
        text: t('programme.recallText', { count: itemCount }),
        confirm: words(shipmentActions.recall),
        cancel: t('ui.keep', { count: 1 }),
      });
      if (sure !== false) recalling.mutate({ shipmentNo });
    },
    archive: async () => {
      const title = t('programme.archiveTitle', { shipmentNo });
      const sure = await confirm({ kind: 'plain', title, text: t('programme.archiveText'), confirm: words(shipmentActions.archive) });
      if (sure !== false) archiving.mutate({ shipmentNo });
    },
    isBusy: recalling.isPending || archiving.isPending,
  };
};
