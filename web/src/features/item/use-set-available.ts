import { useTranslation } from 'react-i18next';
import { getItem } from '#contracts/item/item-queries.ts';
import { setAvailableEndpoint } from '#contracts/item/set-available.ts';
import { useCommand } from '../../api/use-command.ts';
import { showSuccess } from '../../app/notices/notices.ts';

/** Brings an item out of "Unknown" (R4.44). */
export const useSetAvailable = () => {
  const { t } = useTranslation();
  return useCommand(setAvailableEndpoint, { changes: [getItem], onSuccess: () => showSuccess(t('item.setAvailableDone')) });
};
