import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { listBrands } from '#contracts/catalogue/brands.ts';
import { catalogueRejections } from '#contracts/catalogue/catalogue-rejections.ts';
import { changeSkuEndpoint } from '#contracts/catalogue/sku-commands.ts';
import { createSku } from '#contracts/reference/reference-commands.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { referenceRejections } from '#contracts/reference/reference-rejections.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { PictureField } from './picture-field.tsx';
import type { SkuRow } from './sku-row.ts';
import { repeatedSize, sizesIn } from './sku-values.ts';
import { useBrandOptions } from './use-brand-options.ts';

interface Props {
  /** The SKU that is changed; a new one without. */
  sku: SkuRow | undefined;
  onClose: () => void;
}

/** A SKU with brand, name, picture and, where it is new, its sizes. */
export default function SkuDialog({ sku, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const brands = useBrandOptions();
  const form = useEndpointForm(sku ? changeSkuEndpoint : createSku, {
    defaultValues: { sku: sku?.sku ?? '', brand: sku?.brand ?? '', name: sku?.remarks ?? '', pku: sku?.pku ?? '', image: sku?.img ?? '', sizes: '' },
    bodyOf: ({ sizes, ...values }) => (sku ? values : { ...values, sizes: sizesIn(sizes) }),
    check: ({ sizes: typed }) => {
      const sizes = sizesIn(typed);
      if (!sku && sizes.length === 0) return { sizes: words(catalogueRejections.SizeMissing) };
      const size = repeatedSize(sizes);
      return { sizes: size !== undefined && words(referenceRejections.SizeRepeated, { size }) };
    },
    invalidates: [listSkus, listBrands],
    onSubmitted: ({ sku: number }) => {
      showSuccess(t(sku ? 'skus.saved' : 'skus.added', { sku: number }));
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={sku ? t('skus.editTitle', { sku: sku.sku }) : t('skus.addTitle')}
      submitLabel={t('app.save')}
      onClose={onClose}
      submitsOnEnter
    >
      {!sku && (
        <FormField form={form} name="sku" label={t('skus.sku')}>
          {(control) => <Input {...control} autoFocus />}
        </FormField>
      )}
      <FormField form={form} name="brand" label={t('skus.brand')} required>
        {({ maxLength: _maxLength, value, ...control }) => (
          <Select {...control} value={value || null} showSearch={{ filterOption: false, onSearch: brands.search }} options={[...brands.options]} />
        )}
      </FormField>
      <FormField form={form} name="name" label={t('skus.name')} required>
        {(control) => <Input {...control} />}
      </FormField>
      {!sku && (
        <FormField form={form} name="sizes" label={t('skus.sizes')} hint={t('skus.sizesHint')} required>
          {({ maxLength: _maxLength, ...control }) => <Input {...control} />}
        </FormField>
      )}
      <FormField form={form} name="pku" label={t('skus.pku')} aside={t('skus.optional')} hint={t('skus.pkuHint')} required={false}>
        {(control) => <Input {...control} />}
      </FormField>
      <PictureField picture={form.values.image} onChange={(image) => form.change({ image })} error={form.errorOf('image')} />
    </FormDrawer>
  );
}
