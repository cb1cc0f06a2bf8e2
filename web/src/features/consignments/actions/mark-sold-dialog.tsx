import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { consignmentPlatforms } from '#contracts/requests/consignment-platforms.ts';
import { sellConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
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

/** What the platform reports: under which number it sold the item, and for how much. */
export default function MarkSoldDialog({ order, onClose }: Props) {
  const { t } = useTranslation();
  const { oddNo, platform, price } = order;
  const opened: { platform: string; platOrderNo: string; soldPriceCents: TypedNumber } = {
    platform: platform ?? consignmentPlatforms[0],
    platOrderNo: '',
    soldPriceCents: price,
  };
  const form = useEndpointForm(sellConsignmentEndpoint, {
    defaultValues: opened,
    bodyOf: ({ platOrderNo, ...sale }) => ({ ...sale, oddNo, platOrderNo: platOrderNo.trim() }),
    fields: ['platform', 'platOrderNo', 'soldPriceCents'],
    invalidates: consignmentReads,
    onSubmitted: () => {
      showSuccess(t('consignments.sold', { oddNo }));
      onClose();
    },
  });
  const { soldPriceCents } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('consignments.soldTitle', { oddNo })}
      submitLabel={
        typeof soldPriceCents === 'number' ? t('consignments.soldFor', { amount: formatMoney(soldPriceCents) }) : t('consignments.markSold')
      }
      onClose={onClose}
    >
      <ConsignedGoods order={order} />
      <FormField form={form} name="platform" label={t('orders.platform')}>
        {(control) => <Select {...control} options={consignmentPlatforms.map((value) => ({ value, label: value }))} />}
      </FormField>
      <FormField form={form} name="platOrderNo" label={t('orders.platOrderNo')} required>
        {(control) => <Input {...control} autoFocus className="code" />}
      </FormField>
      <FormNumberField
        form={form}
        name="soldPriceCents"
        label={t('orders.soldPrice')}
        kind={moneyKind}
        hint={price !== null && t('consignments.askedFor', { amount: formatMoney(price) })}
      />
    </FormDialog>
  );
}
