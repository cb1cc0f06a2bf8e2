import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { unitsOfSku, type ForecastSku } from './forecast-items.ts';
import styles from './forecast-form.module.css';
import { SizeGrid } from './size-grid.tsx';

interface Props {
  sku: ForecastSku;
  error: string | undefined;
  onChange: (size: string, quantity: TypedNumber) => void;
  onRemove: () => void;
  onLeave: () => void;
}

/** One SKU of the package: what it is, and how many of each size. */
export const SkuBlock = ({ sku, error, onChange, onRemove, onLeave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['block']} data-sku={sku.sku} data-wrong={error !== undefined}>
      <Goods size="large" picture={sku.img} name={sku.remarks} number={`${sku.brand} · ${sku.sku}`} />
      <SizeGrid sku={sku} onChange={onChange} onLeave={onLeave} />
      <span className={styles['units']}>{t('forecast.units', { count: unitsOfSku(sku) })}</span>
      <button type="button" className={styles['remove']} aria-label={t('forecast.remove', { sku: sku.sku })} onClick={onRemove}>
        <X size={15} strokeWidth={1.8} aria-hidden />
      </button>
      {error && (
        <p className={styles['wrong']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
