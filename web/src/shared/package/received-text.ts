import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/text/formats.ts';

/** "16 of 24"; of an unclaimed or returned parcel nothing was forecast. */
export const useReceivedText = (received: number, expected: number): string => {
  const { t } = useTranslation();
  return expected === 0 ? formatCount(received) : t('packages.of', { received, expected });
};
