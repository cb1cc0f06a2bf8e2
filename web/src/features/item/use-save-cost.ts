import { getItem } from '#contracts/item/item-queries.ts';
import { saveItemEndpoint, itemMessages } from '#contracts/item/item-commands.ts';
import { isApiError } from '#web/api/api-error.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';

interface Cost {
  costPrice: number | null;
  supply: string | null;
}

/**
 * Saves cost and source (R7.16) and answers whether they were. What is being saved shows at once; a refusal brings back what was there. The general notice says
 * why, and the drawer adds nothing (R8.11).
 */
export const useSaveCost = (oneId: string) => {
  const words = useWords();
  const command = useCommand(saveItemEndpoint, {
    invalidates: [getItem],
    onSuccess: () => showSuccess(words(itemMessages.savedCostAndSource)),
  });
  const { variables } = command;
  return {
    saving: command.isPending && variables && 'costPrice' in variables ? variables : undefined,
    save: (cost: Cost): Promise<boolean> =>
      command.mutateAsync({ id: oneId, ...cost }).then(
        () => true,
        (failure: unknown) => {
          if (!isApiError(failure)) throw failure;
          return false;
        },
      ),
  };
};
