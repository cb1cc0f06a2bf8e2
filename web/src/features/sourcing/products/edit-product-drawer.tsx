import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { sourcingRejections } from '#contracts/sourcing/sourcing-rejections.ts';
import { changeShopProduct, createShopProduct } from '#contracts/sourcing/shop-product-commands.ts';
import { getShopProduct, listShopProducts, listShopSkus, type ShopProductDetail } from '#contracts/sourcing/shop-product-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { PicturesField } from './pictures-field.tsx';
import { SizesField, type SizeValues } from './sizes-field.tsx';
import { SkuToFillFrom } from './sku-to-fill-from.tsx';

interface Props {
  /** The product that is changed; a new one without. */
  productId: string | undefined;
  onClose: () => void;
}

/** A product of the shop: its page, its pictures, its sizes. */
export default function EditProductDrawer({ productId, onClose }: Props) {
  const read = useRead(getShopProduct, { productId: productId ?? '' }, { enabled: productId !== undefined });
  if (productId === undefined) return <ProductForm product={undefined} onClose={onClose} />;
  const product = read.isPlaceholderData ? undefined : read.data;
  return product && <ProductForm product={product} onClose={onClose} />;
}

const ProductForm = ({ product, onClose }: { product: ShopProductDetail | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useEndpointForm(product ? changeShopProduct : createShopProduct, {
    defaultValues: {
      sku: '',
      title: product?.title ?? '',
      description: product?.description ?? '',
      pictures: product?.pictures ?? ([] as string[]),
      skus: (product?.skus.map(({ size, priceCents }) => ({ size, priceCents })) ?? []) as SizeValues[],
    },
    bodyOf: ({ sku, ...values }) => ({ ...values, ...(product ? { productId: product.productId } : sku && { sku }) }) as never,
    rules: sourcingRejections,
    invalidates: [listShopProducts, getShopProduct, listShopSkus],
    onSubmitted: ({ productId: number }) => {
      showSuccess(t('shopProducts.saved', { number }));
      onClose();
    },
  });
  const { pictures, skus, sku } = form.values;
  return (
    <FormDrawer
      form={form}
      width={560}
      title={product ? t('shopProducts.editTitle', { number: product.productId }) : t('shopProducts.addTitle')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      {!product && (
        <SkuToFillFrom
          sku={sku}
          maxLength={form.boundsOf('sku').maxLength}
          error={form.errorOf('sku')}
          onType={(typed) => form.change({ sku: typed })}
          onFill={({ sku: number, title, sizes }) =>
            form.change({ sku: number, title, skus: sizes.map((size) => ({ size, priceCents: skus[0]?.priceCents ?? null })) })
          }
        />
      )}
      <FormField form={form} name="title" label={t('shopProducts.title')}>
        {(control) => <Input {...control} />}
      </FormField>
      <FormField form={form} name="description" label={t('shopProducts.description')} aside={t('shopProducts.optional')} required={false}>
        {(control) => <Input.TextArea {...control} autoSize={{ minRows: 3, maxRows: 10 }} />}
      </FormField>
      <PicturesField pictures={pictures} error={form.errorOf('pictures')} onChange={(chosen) => form.change({ pictures: chosen })} />
      <SizesField
        sizes={skus}
        error={form.errorOf('skus')}
        errorOf={(index, field) => form.errorOf(['skus', index, field].join('.'))}
        onChange={(changed) => form.change({ skus: changed })}
      />
    </FormDrawer>
  );
};
