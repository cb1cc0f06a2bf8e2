import { useTranslation } from 'react-i18next';
import { editRequestEndpoint } from '#contracts/requests/edit-request.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { orderReads } from '#web/shared/order/orders-ahead.ts';

/** Changes a request whose review is not finished; its panel shows what is refused. */
export const useEditRequest = (oddNo: string, done: () => void) => {
  const { t } = useTranslation();
  return useCommand(editRequestEndpoint, {
    quiet: true,
    changes: orderReads,
    onSuccess: () => {
      showSuccess(t('orders.edited', { oddNo }));
      done();
    },
  });
};
