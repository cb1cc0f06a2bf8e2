import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { takeOverConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { ConsignedGoods } from './consigned-goods.tsx';
import { consignmentReads } from './consignment-reads.ts';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

/** The operator buys what did not sell, and pays its seller at once. */
export default function TakeOverDialog({ order, onClose }: Props) {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { oddNo, price, shopInfo } = order;
  const opened: { priceCents: TypedNumber } = { priceCents: null };
  const form = useEndpointForm(takeOverConsignmentEndpoint, {
    defaultValues: opened,
    bodyOf: (values) => ({ ...values, oddNo }),
    fields: ['priceCents'],
    invalidates: consignmentReads,
    onSubmitted: () => {
      showSuccess(t('consignments.takenOver', { oddNo }));
      onClose();
    },
  });
  const { priceCents } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('consignments.takeOverTitle', { oddNo })}
      submitLabel={typeof priceCents === 'number' ? t('consignments.takeOverFor', { amount: formatMoney(priceCents) }) : t('consignments.takeOver')}
      onClose={onClose}
    >
      <ConsignedGoods order={order} />
      <p>{t('consignments.takeOverText', { shop: ownerName(shopInfo) })}</p>
      <FormNumberField
        form={form}
        name="priceCents"
        autoFocus
        label={t('consignments.paid')}
        kind={moneyKind}
        hint={price !== null && t('consignments.askedFor', { amount: formatMoney(price) })}
      />
    </FormDialog>
  );
}
