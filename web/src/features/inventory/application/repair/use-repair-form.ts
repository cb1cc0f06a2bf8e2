import { useTranslation } from 'react-i18next';
import { listInventory, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { applyRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { getRepairQueue, listRepairs } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useForgottenRefusal, type Applied } from '../use-application-form.ts';

const nothingEntered: { repairItemIds: readonly string[] } = { repairItemIds: [] };

/** The application for these items: what is on offer, what is chosen of it, and the photos. */
export const useRepairForm = (items: readonly InventoryRow[], applied: Applied) => {
  const { t } = useTranslation();
  const offered = useRead(listRepairItems);
  const photos = usePhotos();
  const oneIds = items.map(({ oneId }) => oneId);
  const chosenOf = (ids: readonly string[]) => (offered.data?.records ?? []).filter(({ repairItemId }) => ids.includes(repairItemId));

  const form = useEndpointForm(applyRepairEndpoint, {
    defaultValues: nothingEntered,
    bodyOf: ({ repairItemIds }) => ({
      oneIds,
      repairItemIds: chosenOf(repairItemIds).map(({ repairItemId }) => repairItemId),
      beforePhotos: photos.taken.flatMap(({ url }) => url ?? []),
    }),
    check: ({ repairItemIds }) => ({
      repairItemIds: chosenOf(repairItemIds).length === 0 && t('repairs.apply.missingWorks'),
      beforePhotos: photos.taken.some(({ url }) => url === undefined) && t('repairs.apply.sending'),
    }),
    fields: ['oneIds', 'repairItemIds', 'beforePhotos'],
    holdsMore: photos.taken.length > 0,
    invalidates: [listInventory, listRepairs, getRepairQueue],
    onRefused: ({ error }) => error === 'RepairItemUnknown' && void offered.refetch(),
    onSubmitted: ({ repairs }) => {
      const repairNos = repairs.map(({ repairNo }) => repairNo);
      showSuccess(
        repairNos.length === 1 ? t('repairs.apply.applied', { repairNo: repairNos[0] }) : t('repairs.apply.allApplied', { count: repairNos.length }),
      );
      applied(repairNos);
    },
  });
  useForgottenRefusal(form, oneIds);
  return { form, offered, chosen: chosenOf(form.values.repairItemIds), photos };
};

export type RepairForm = ReturnType<typeof useRepairForm>;
