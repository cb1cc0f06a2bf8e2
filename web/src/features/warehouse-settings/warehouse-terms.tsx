import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { addressLines } from '#web/shared/order/address/address-lines.ts';
import { DescriptionGrid } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** Where a warehouse is, and on what terms goods lie there (R3.15). */
export const WarehouseTerms = ({ warehouse }: { warehouse: WarehouseSetting }) => {
  const { t } = useTranslation();
  return (
    <DescriptionGrid
      items={[
        { label: t('warehouseSettings.level'), value: t(`shell.levels.${warehouse.level}`) },
        { label: t('warehouseSettings.free'), value: t('warehouseSettings.days', { count: warehouse.storageLimitDays }) },
        {
          label: t('warehouseSettings.fee'),
          value: (
            <>
              <Money cents={warehouse.dailyFee} /> {t('warehouseSettings.feeText')}
            </>
          ),
        },
        { label: t('warehouseSettings.id'), value: warehouse.id },
        { label: t('warehouseSettings.city'), value: warehouse.city || '–' },
        { label: t('warehouseSettings.timeZone'), value: warehouse.timeZone },
        { label: t('warehouseSettings.address'), value: warehouse.address ? addressLines(warehouse.address).join(', ') : '–' },
      ]}
    />
  );
};
