import { useTranslation } from 'react-i18next';
import { unowned } from '#contracts/reference/reference-queries.ts';
import type { FoundPackage } from './look-up.ts';

/** How a parcel is called on the floor: its number and whose it is. */
export const useParcelTitle = () => {
  const { t } = useTranslation();
  return ({ preId, shopInfo }: Pick<FoundPackage, 'preId' | 'shopInfo'>): string =>
    `${preId} · ${shopInfo.id === unowned.id ? t('inbound.unowned') : shopInfo.realname}`;
};
