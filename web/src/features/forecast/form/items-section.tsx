import type { RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recentSkus, rememberSku } from '#web/shared/skus/recent-skus.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { Section } from '#web/ui/page/section.tsx';
import { unitsOf, withoutSku, withQuantity, withSku, type CatalogueSku, type ForecastItems } from './forecast-items.ts';
import styles from './forecast-form.module.css';
import { RecentChips } from './recent-chips.tsx';
import { SkuBlock } from './sku-block.tsx';
import { SkuSearch } from './sku-search.tsx';

interface Props {
  items: ForecastItems;
  onChange: (items: ForecastItems) => void;
  /** Of the list as a whole. */
  error: string | undefined;
  errorOf: (sku: string) => string | undefined;
}

/** What is in the package. Choosing a SKU leads to its first size, Enter there leads back to the search. */
export const ItemsSection = ({ items, onChange, error, errorOf }: Props) => {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const search = useRef<RefSelectProps>(null);
  const [recent, setRecent] = useState(recentSkus);
  const [chosen, setChosen] = useState<CatalogueSku>();

  useEffect(() => {
    if (chosen) area.current?.querySelector<HTMLInputElement>(`[data-sku="${CSS.escape(chosen.sku)}"] input`)?.focus();
  }, [chosen]);
  useKeys([{ keys: 'n', label: t('forecast.keySearch'), run: () => search.current?.focus() }]);

  const choose = (sku: CatalogueSku) => {
    const { sku: number, brand, remarks, img, sizes } = sku;
    const known = { sku: number, brand, remarks, img, sizes };
    setRecent(rememberSku(number));
    onChange(withSku(items, known));
    setChosen({ ...known });
  };

  return (
    <Section title={t('forecast.items')} count={t('forecast.units', { count: unitsOf(items) })}>
      <div className={styles['searchRow']}>
        <SkuSearch ref={search} onSelect={choose} />
        <RecentChips recent={recent} onSelect={choose} />
      </div>
      {error && (
        <p className={styles['wrong']} role="alert">
          {error}
        </p>
      )}
      <div ref={area}>
        {items.length === 0 && <p className={styles['none']}>{t('forecast.noItems')}</p>}
        {items.map((sku) => (
          <SkuBlock
            key={sku.sku}
            sku={sku}
            error={errorOf(sku.sku)}
            onChange={(size, quantity) => onChange(withQuantity(items, sku.sku, size, quantity))}
            onRemove={() => onChange(withoutSku(items, sku.sku))}
            onLeave={() => search.current?.focus()}
          />
        ))}
      </div>
      {items.length > 0 && <p className={styles['keys']}>{t('forecast.keys')}</p>}
    </Section>
  );
};
