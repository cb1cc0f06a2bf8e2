import { useTranslation } from 'react-i18next';
import { cancelForecastEndpoint, expireForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { getPackage, listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const invalidates = [getPackage, listPackages];

export type ForecastAction = 'cancel' | 'expire';

/** Cancels or expires forecasts, one after the other, after asking. What the server refuses, it says, and the others go on. */
export const useForecastActions = (): ((action: ForecastAction, packages: readonly Pick<PackageRow, 'preId' | 'quantity'>[]) => Promise<boolean>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const cancel = useCommand(cancelForecastEndpoint, { invalidates });
  const expire = useCommand(expireForecastEndpoint, { invalidates });

  return async (action, packages) => {
    const count = packages.length;
    const sure = await confirm({
      kind: 'delete',
      title: t(`allForecasts.${action}Title`, { count, parcel: packages[0]?.preId ?? '' }),
      text: t(`allForecasts.${action}Text`, { count: packages.reduce((sum, { quantity }) => sum + quantity, 0) }),
      confirm: t(`allForecasts.${action}Many`, { count }),
    });
    if (!sure) return false;
    const { mutateAsync } = action === 'cancel' ? cancel : expire;
    const done = await oneByOne(packages, ({ preId }) => mutateAsync({ id: preId }));
    if (done > 0) showSuccess(t(`allForecasts.${action}Done`, { count: done }));
    return true;
  };
};
