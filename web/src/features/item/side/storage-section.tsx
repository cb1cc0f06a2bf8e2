import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { SideSection } from './side-section.tsx';

export const StorageSection = ({ item: { inProdInfo, pku } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const { wareName, level, shelvesName, shelvesUserName, wareDays, freeDays } = inProdInfo;
  return (
    <SideSection
      title={t('item.storage')}
      items={[
        { label: t('item.warehouse'), value: wareName },
        { label: t('item.level'), value: t(`item.levels.${level as 'Basic' | 'Advance'}`) },
        shelvesName && { label: t('item.shelfName'), value: shelvesName },
        shelvesUserName && { label: t('item.shelvedBy'), value: shelvesUserName },
        wareDays !== null && { label: t('item.age'), value: t('ui.days', { n: wareDays }) },
        { label: t('item.freeDays'), value: freeDays === null ? t('item.freeAlways') : t('ui.days', { n: freeDays }) },
        pku && { label: t('item.pku'), value: pku },
      ]}
    />
  );
};
