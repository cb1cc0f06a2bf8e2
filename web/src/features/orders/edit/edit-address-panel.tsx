import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { addressDraftOf, addressFields, addressOf, gapsOf } from '#web/shared/order/address-draft.ts';
import { AddressInputs } from '#web/shared/order/address-inputs.tsx';
import type { OrderAddress } from '#web/shared/order/address-lines.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useEditRequest } from './use-edit-request.ts';

interface Props {
  order: OrderDetail & { address: OrderAddress };
  close: () => void;
}

const shown = ['remark', ...addressFields.map((field) => `address.${field}`)];

/** Another address or remark for what is shipped without a label. */
export const EditAddressPanel = ({ order: { oddNo, address: before, remark: said }, close }: Props) => {
  const { t } = useTranslation();
  const [address, setAddress] = useState(() => addressDraftOf(before));
  const [remark, setRemark] = useState(said);
  const edit = useEditRequest(oddNo, close);
  const errors = serverErrors(edit.error, shown);
  const gaps = gapsOf(address);
  return (
    <FormDrawer
      title={t('orders.editAddressTitle', { oddNo })}
      sendText={t('app.save')}
      sends={() => edit.mutate({ oddNo, remark, address: addressOf(address) })}
      busy={edit.isPending}
      disabled={gaps.size > 0}
      failure={errors.rest}
      close={close}
    >
      <p>{t('orders.editAddressText')}</p>
      <AddressInputs address={address} change={setAddress} gaps={gaps} errorOf={errors.of} />
      <Field label={t('orders.remark')} error={errors.of('remark')}>
        {(tied) => <Input.TextArea {...tied} rows={2} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDrawer>
  );
};
