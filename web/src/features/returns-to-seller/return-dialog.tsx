import { Button, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { returnCauses, type ReturnCause } from '#contracts/outbound/return-causes.ts';
import { orderReturnEndpoint } from '#contracts/requests/order-return.ts';
import { getReturnAddresses, listReturnable, type ReturnableRow } from '#contracts/returns/returnable.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { addressFields, addressOf, addressValuesOf, lacksIdCard, type AddressValues } from '#web/shared/order/address/address-values.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { commonCauses } from './common-causes.ts';
import styles from './returns-to-seller.module.css';

interface Values {
  cause: ReturnCause;
  address: AddressValues;
  remark: string;
}

interface Props {
  /** Of one seller, in one warehouse. */
  rows: readonly ReturnableRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Why the goods go back, and where to: an address that the seller's goods went to before, or one that is typed. */
export default function ReturnDialog({ rows, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const seller = useOwnerName()(rows[0]!.shopInfo);
  const oneIds = rows.map(({ oneId }) => oneId);
  const causes = commonCauses(rows);
  const count = rows.length;
  const known = useRead(getReturnAddresses, { oneId: oneIds[0]! }, { quiet: true });
  const defaultValues: Values = { cause: causes[0]!, address: addressValuesOf(), remark: '' };
  const form = useEndpointForm(orderReturnEndpoint, {
    defaultValues,
    bodyOf: ({ cause, address, remark }) => ({ oneIds, cause, address: addressOf(address), remark }),
    check: ({ address }) => ({ 'address.idCardNumber': lacksIdCard(address) && words(fieldRules.required) }),
    fields: ['oneIds', 'cause', ...addressFields.map((field) => `address.${field}`), 'remark'],
    invalidates: [listReturnable, getReturnAddresses, listInventory, getItem, listOrders],
    onSubmitted: ({ oddNo }) => {
      showSuccess(t('returnsToSeller.ordered', { oddNo, count, seller }));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('returnsToSeller.title', { count, seller })}
      submitLabel={t('returnsToSeller.send', { count })}
      width={640}
      onClose={onClose}
    >
      <p>{t('returnsToSeller.text')}</p>
      <ul className={styles['items']}>
        {rows.map(({ oneId, remarks, spec }, index) => {
          const error = form.errorOf(`oneIds.${index}`);
          return (
            <li key={oneId}>
              <strong>{formatOneId(oneId)}</strong> {sizeText(spec)} · {remarks}
              {error && <p role="alert">{error}</p>}
            </li>
          );
        })}
      </ul>
      <FormField form={form} name="cause" label={t('returnsToSeller.cause')}>
        {({ id, value, onChange }) => (
          <Radio.Group
            id={id}
            value={value}
            onChange={onChange}
            aria-label={t('returnsToSeller.cause')}
            options={causes.map((cause) => ({ value: cause, label: words(returnCauses[cause]) }))}
          />
        )}
      </FormField>
      {known.data && known.data.length > 0 && (
        <section aria-label={t('returnsToSeller.known')}>
          <h3 className={styles['known']}>{t('returnsToSeller.known')}</h3>
          {known.data.map(({ address, oddNo, isReturn }) => (
            <Button key={oddNo} block className={styles['address']} onClick={() => form.change({ address: addressValuesOf(address) })}>
              <span>{[address.recipient, address.street, address.city, address.zipCode].join(', ')}</span>
              <small>{t(isReturn ? 'returnsToSeller.usedForReturn' : 'returnsToSeller.usedForOrder', { oddNo })}</small>
            </Button>
          ))}
        </section>
      )}
      <FieldGrid>
        <AddressInputs form={form} path="address" />
      </FieldGrid>
      <FormField form={form} name="remark" label={t('returnsToSeller.remark')} aside={t('orders.apply.optional')}>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
    </FormDialog>
  );
}
