import { useTranslation } from 'react-i18next';
import { cancelForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { getPackage, listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

type Cancelled = Pick<PackageRow, 'preId' | 'quantity'>;

/** Cancelling asks first, and says how many pieces it takes out; it resolves to whether the person was sure. */
export const useCancelPackages = (): ((packages: readonly Cancelled[]) => Promise<boolean>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutateAsync } = useCommand(cancelForecastEndpoint, { invalidates: [listPackages, getPackage] });
  return async (packages) => {
    const [only] = packages;
    const count = packages.length;
    const sure = await confirm({
      kind: 'delete',
      title: count === 1 ? t('packages.cancelTitle', { preId: only!.preId }) : t('packages.cancelManyTitle', { count }),
      text: t('packages.cancelText', { count: packages.reduce((sum, { quantity }) => sum + quantity, 0) }),
      confirm: count === 1 ? t('packages.cancel') : t('packages.cancelMany', { count }),
      cancel: t('ui.keep', { count }),
    });
    if (!sure) return false;
    const done = await oneByOne(packages, ({ preId }) => mutateAsync({ id: preId }));
    if (done > 0) showSuccess(t('packages.cancelled', { count: done }));
    return true;
  };
};
