import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeRetailerEndpoint, createRetailerEndpoint, listRetailers, type RetailerRow } from '#contracts/catalogue/retailers.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Props {
  /** The retailer that is changed; a new one without. */
  retailer: RetailerRow | undefined;
  onClose: () => void;
}

/** A retailer with its name and address, added or changed. */
export default function RetailerDialog({ retailer, onClose }: Props) {
  const { t } = useTranslation();
  const form = useEndpointForm(retailer ? changeRetailerEndpoint : createRetailerEndpoint, {
    defaultValues: { name: retailer?.name ?? '', address: retailer?.address ?? '' },
    bodyOf: (values) => ({ ...values, ...(retailer && { retailerId: retailer.retailerId }) }),
    invalidates: [listRetailers],
    onSubmitted: ({ name }) => {
      showSuccess(t('catalogue.retailerSaved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={retailer ? t('catalogue.editRetailer', { name: retailer.name }) : t('catalogue.addRetailer')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('catalogue.name')}>
        {(control) => <Input {...control} autoFocus />}
      </FormField>
      <FormField form={form} name="address" label={t('catalogue.address')} aside={t('catalogue.optional')}>
        {(control) => <Input.TextArea {...control} autoSize={{ minRows: 2, maxRows: 6 }} />}
      </FormField>
    </FormDialog>
  );
}
