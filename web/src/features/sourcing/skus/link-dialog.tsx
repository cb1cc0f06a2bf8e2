import { AutoComplete, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { linkShopSku } from '#contracts/sourcing/shop-product-commands.ts';
import { getShopProduct, listShopProducts, listShopSkus } from '#contracts/sourcing/shop-product-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useKnownSku } from '#web/shared/skus/use-known-sku.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import type { LinkedSku } from './linked-sku.ts';

interface Props {
  sku: LinkedSku;
  onClose: () => void;
}

/** What a SKU of the shop stands for in the catalogue. */
export default function LinkDialog({ sku: { productId, skuNo, size }, onClose }: Props) {
  const { t } = useTranslation();
  const form = useEndpointForm(linkShopSku, {
    defaultValues: { sku: '', size },
    bodyOf: (values) => ({ ...values, productId, skuNo }),
    invalidates: [listShopSkus, listShopProducts, getShopProduct],
    onSubmitted: (_, body) => {
      showSuccess(t('shopProducts.linkedTo', { number: skuNo, sku: body.sku, size: body.size }));
      onClose();
    },
  });
  const text = useDebouncedValue(form.values.sku.trim(), 250);
  const { data } = useRead(listSkus, { text, size: 10 }, { quiet: true, enabled: text !== '' });
  const known = useKnownSku(text);
  return (
    <FormDialog form={form} title={t('shopProducts.linkTitle', { number: skuNo, size })} submitLabel={t('shopProducts.link')} onClose={onClose}>
      <FormField
        form={form}
        name="sku"
        label={t('shopProducts.own')}
        hint={known && t('shopProducts.skuSizes', { sku: known.sku, sizes: known.sizes.join(', ') })}
      >
        {(control) => (
          <AutoComplete
            {...control}
            autoFocus
            options={(text === '' ? [] : (data?.data ?? [])).map((one) => ({ value: one.sku, label: `${one.sku} · ${one.remarks}` }))}
          />
        )}
      </FormField>
      <FormField form={form} name="size" label={t('shopProducts.ownSize')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>
  );
}
