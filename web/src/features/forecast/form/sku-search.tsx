import { Select, type RefSelectProps } from 'antd';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import type { CatalogueSku } from './forecast-items.ts';

interface Props {
  ref: Ref<RefSelectProps>;
  id?: string;
  onSelect: (sku: CatalogueSku) => void;
}

/** Milliseconds without a key before the catalogue is asked. */
const pause = 180;
const offered = 12;

/** Finds a SKU by number, brand or name; Enter takes the first. */
export const SkuSearch = ({ ref, id, onSelect }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), pause);
  const { data, isFetching } = useRead(listSkus, { text, size: offered }, { quiet: true, enabled: text !== '' });
  const found = text === '' ? [] : (data?.data ?? []);
  return (
    <Select
      ref={ref}
      id={id}
      value={null}
      placeholder={t('forecast.search')}
      aria-label={t('forecast.search')}
      style={{ width: 380, maxWidth: '100%' }}
      suffixIcon={null}
      defaultActiveFirstOption
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={text === '' ? null : t(isFetching ? 'forecast.searching' : 'forecast.nothingFound')}
      options={found.map((sku) => ({ value: sku.sku, label: <Goods picture={sku.img} name={sku.remarks} number={`${sku.brand} · ${sku.sku}`} /> }))}
      onSelect={(chosen: string | null) => {
        const sku = found.find((each) => each.sku === chosen);
        setTyped('');
        if (sku) onSelect(sku);
      }}
    />
  );
};
