import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import type { OrderAddress } from '#web/shared/order/address/address-lines.ts';
import { addressOf, addressValuesOf, lacksIdCard } from '#web/shared/order/address/address-values.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEditOrderForm } from './use-edit-order-form.ts';

interface Props {
  order: OrderDetail & { address: OrderAddress };
  onClose: () => void;
}

/** Another address or remark for what is shipped without a label. */
export const EditAddressPanel = ({ order: { oddNo, address, remark }, onClose }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEditOrderForm(oddNo, {
    defaultValues: { address: addressValuesOf(address), remark },
    bodyOf: (values) => ({ remark: values.remark, address: addressOf(values.address) }),
    check: (values) => ({ 'address.idCardNumber': lacksIdCard(values.address) && words(fieldRules.required) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      form={form}
      title={t('orders.editAddressTitle', { oddNo })}
      submitLabel={t('app.save')}
      disabled={form.wrongFields.length > 0}
      onClose={onClose}
    >
      <p>{t('orders.editAddressText')}</p>
      <AddressInputs form={form} path="address" />
      <FormField form={form} name="remark" label={t('orders.remark')}>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
    </FormDrawer>
  );
};
