import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { applyRepairEndpoint } from '#contracts/repair/apply-repair.ts';
import { listRepairItems } from '#contracts/repair/items/list-repair-items.ts';
import { getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import type { Applied } from '../use-application.ts';
import { gapsOf, type RepairGap } from './repair-draft.ts';

const shown = ['oneIds', 'repairItemIds', 'beforePhotos'];

/** The application for these items: what is on offer and what is chosen of it, the photos, what is missing, what is refused, and sending it. */
export const useRepair = (items: readonly InventoryRow[], applied: Applied) => {
  const { t } = useTranslation();
  const offered = useRead(listRepairItems);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const photos = usePhotos();
  const command = useCommand(applyRepairEndpoint, {
    quiet: true,
    changes: [listInventory, listRepairs, getRepairQueue],
    onError: ({ error }) => error === 'RepairItemUnknown' && void offered.refetch(),
    onSuccess: ({ repairs }) => {
      const repairNos = repairs.map(({ repairNo }) => repairNo);
      showSuccess(
        repairNos.length === 1 ? t('repairs.apply.applied', { repairNo: repairNos[0] }) : t('repairs.apply.allApplied', { count: repairNos.length }),
      );
      applied(repairNos);
    },
  });
  const chosen = (offered.data?.records ?? []).filter(({ repairItemId }) => chosenIds.includes(repairItemId));
  const gaps = gapsOf(chosen, photos.taken);

  return {
    offered,
    chosen,
    choose: (repairItemIds: readonly string[]) => {
      command.reset();
      setChosenIds(repairItemIds);
    },
    photos,
    gaps: tried ? gaps : new Set<RepairGap>(),
    errors: serverErrors(command.error, shown),
    sending: command.isPending,
    send: () => {
      setTried(true);
      if (gaps.size > 0 || command.isPending) return;
      command.mutate({
        oneIds: items.map(({ oneId }) => oneId),
        repairItemIds: chosen.map(({ repairItemId }) => repairItemId),
        beforePhotos: photos.taken.flatMap(({ url }) => url ?? []),
      });
    },
  };
};

export type RepairForm = ReturnType<typeof useRepair>;
