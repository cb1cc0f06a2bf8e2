import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { share } from '#web/shared/occupancy/heat.ts';
import { HeatMap } from '#web/shared/occupancy/heat-map.tsx';
import { HeatScale } from '#web/shared/occupancy/heat-scale.tsx';
import styles from './bi.module.css';

interface Props {
  warehouses: readonly WarehouseOverview[];
  /** The rest of the page is of one seller; the shelves are everybody's. */
  ofOneShop: boolean;
  shown: string | undefined;
  onShow: (wareId: string) => void;
  rowsOf: (wareId: string, shelfId: string) => string;
}

/** How full every shelf is: a zone a line, a ring around what just changed. */
export const Occupancy = ({ warehouses, ofOneShop, shown, onShow, rowsOf }: Props) => {
  const { t } = useTranslation();
  const warehouse = warehouses.find(({ id }) => id === shown) ?? warehouses[0];
  return (
    <section className={styles['section']} aria-label={t('bi.occupancy')}>
      <div className={styles['sectionHead']}>
        <h2>{t('bi.occupancy')}</h2>
        {ofOneShop && <span className={styles['aside']}>{t('bi.ofAllShops')}</span>}
        {warehouses.length > 1 && (
          <Segmented
            aria-label={t('bi.warehouse')}
            value={warehouse?.id ?? ''}
            onChange={onShow}
            options={warehouses.map(({ id, onShelves, capacity }) => ({ value: id, label: `${id} ${share(onShelves, capacity)}` }))}
          />
        )}
        <HeatScale />
      </div>
      {warehouse && <HeatMap key={warehouse.id} zones={warehouse.zones} rowsOf={(shelfId) => rowsOf(warehouse.id, shelfId)} />}
    </section>
  );
};
