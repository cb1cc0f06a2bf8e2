import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { createBrandEndpoint, listBrands, renameBrandEndpoint, type BrandRow } from '#contracts/catalogue/brands.ts';
import { catalogueRejections } from '#contracts/catalogue/catalogue-rejections.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Props {
  /** The brand that is renamed; a new one without. */
  brand: BrandRow | undefined;
  onClose: () => void;
}

/** Puts a brand on the list, or gives it another name on all its SKUs. */
export default function BrandDialog({ brand, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(brand ? renameBrandEndpoint : createBrandEndpoint, {
    defaultValues: { name: brand?.name ?? '' },
    bodyOf: ({ name }) => ({ name, ...(brand && { brand: brand.name }) }),
    check: ({ name }) => ({ name: name.trim() === '' && words(catalogueRejections.BrandNameMissing) }),
    invalidates: [listBrands, listSkus],
    onSubmitted: ({ name }) => {
      showSuccess(t(brand ? 'catalogue.brandSaved' : 'catalogue.brandAdded', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={brand ? t('catalogue.editBrand', { name: brand.name }) : t('catalogue.addBrand')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="name"
        required
        label={t('catalogue.name')}
        hint={brand && brand.skus > 0 && t('catalogue.renameText', { count: brand.skus })}
      >
        {(control) => <Input {...control} autoFocus />}
      </FormField>
    </FormDialog>
  );
}
