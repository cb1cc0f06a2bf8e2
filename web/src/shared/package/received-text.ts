import { useTranslation } from 'react-i18next';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { formatCount } from '#web/ui/text/formats.ts';

/** Of what was forecast: what came over it makes up for nothing that is short. Of what nobody forecast, all that came. */
export const receivedAsForecast = ({ received, over, quantity }: Pick<PackageRow, 'received' | 'over' | 'quantity'>): number =>
  quantity === 0 ? received : received - over;

/** "16 of 24"; of an unclaimed or returned parcel nothing was forecast. */
export const useReceivedText = (received: number, expected: number): string => {
  const { t } = useTranslation();
  return expected === 0 ? formatCount(received) : t('packages.of', { received, expected });
};
