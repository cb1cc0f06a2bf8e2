import { useTranslation } from 'react-i18next';
import { cancelForecastEndpoint } from '#contracts/forecast/cancel-forecast.ts';
import { expireForecastEndpoint } from '#contracts/forecast/expire-forecast.ts';
import { getPackage, listPackages, type PackageRow } from '#contracts/forecast/package-queries.ts';
import { oneByOne } from '#web/api/one-by-one.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { useAsk } from '#web/ui/confirm/use-ask.tsx';

const changes = [getPackage, listPackages];

export type ForecastAct = 'cancel' | 'expire';

/** Cancels or expires forecasts, one after the other, after asking. What the server refuses, it says, and the others go on. */
export const useForecastActs = () => {
  const { t } = useTranslation();
  const [question, dialog] = useAsk();
  const cancel = useCommand(cancelForecastEndpoint, { changes });
  const expire = useCommand(expireForecastEndpoint, { changes });

  const ask = async (act: ForecastAct, packages: readonly Pick<PackageRow, 'preId' | 'quantity'>[]): Promise<boolean> => {
    const count = packages.length;
    const sure = await question({
      kind: 'delete',
      title: t(`allForecasts.${act}Title`, { count, parcel: packages[0]?.preId ?? '' }),
      text: t(`allForecasts.${act}Text`, { count: packages.reduce((sum, { quantity }) => sum + quantity, 0) }),
      confirm: t(`allForecasts.${act}Many`, { count }),
    });
    if (!sure) return false;
    const { mutateAsync } = act === 'cancel' ? cancel : expire;
    const done = await oneByOne(packages, ({ preId }) => mutateAsync({ id: preId }));
    if (done > 0) showSuccess(t(`allForecasts.${act}Done`, { count: done }));
    return true;
  };

  return { ask, dialog };
};
