import { getItem } from '#contracts/item/item-queries.ts';
import { saveItemEndpoint, itemMessages } from '#contracts/item/item-commands.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** Gives the item to another shop (R7.15). */
export const useChangeOwner = (oneId: string) => {
  const words = useWords();
  const command = useCommand(saveItemEndpoint, { invalidates: [getItem], onSuccess: () => showSuccess(words(itemMessages.ownerChanged)) });
  return {
    saving: command.isPending /** From the owner that was on the screen, whoever has it now. */,
    change: (shopId: number, fromShopId: number) => command.mutate({ id: oneId, shopId, fromShopId }),
  };
};
