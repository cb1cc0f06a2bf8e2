import { useTranslation } from 'react-i18next';
import { getItem } from '#contracts/item/item-queries.ts';
import { setAvailableEndpoint } from '#contracts/item/item-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';

/** Brings an item out of "Unknown" (R4.44). */
export const useSetAvailable = () => {
  const { t } = useTranslation();
  return useCommand(setAvailableEndpoint, { invalidates: [getItem], onSuccess: () => showSuccess(t('item.setAvailableDone')) });
};
