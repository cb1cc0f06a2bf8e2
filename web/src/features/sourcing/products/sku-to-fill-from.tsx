import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { shownTitle } from '#contracts/sourcing/shown-title.ts';
import { useRead } from '#web/api/use-read.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';

interface Props {
  sku: string;
  maxLength: number | undefined;
  error: string | undefined;
  onType: (sku: string) => void;
  onFill: (from: { sku: string; title: string; sizes: readonly string[] }) => void;
}

/** A SKU of the catalogue, found by a part of its number or name. */
export const SkuToFillFrom = ({ sku, maxLength, error, onType, onFill }: Props) => {
  const { t } = useTranslation();
  const text = useDebouncedValue(sku.trim(), 250);
  const { data } = useRead(listSkus, { text, size: 10 }, { quiet: true, enabled: text !== '' });
  const found = text === '' ? [] : (data?.data ?? []);
  return (
    <Field label={t('shopProducts.sku')} aside={t('shopProducts.optional')} hint={t('shopProducts.skuHint')} error={error}>
      {(controlProps) => (
        <AutoComplete
          {...controlProps}
          value={sku}
          {...(maxLength !== undefined && { maxLength })}
          options={found.map((one) => ({ value: one.sku, label: `${one.sku} · ${one.remarks}` }))}
          onChange={onType}
          onSelect={(chosen) => {
            const one = found.find((each) => each.sku === chosen);
            if (one) onFill({ sku: one.sku, title: shownTitle(one.brand, one.remarks), sizes: one.sizes });
          }}
        />
      )}
    </Field>
  );
};
