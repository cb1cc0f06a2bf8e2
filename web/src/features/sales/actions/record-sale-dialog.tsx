import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { channelKinds, type ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { recordSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { platformOf } from '#contracts/sales/sale-platforms.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { saleReads } from '../sale-reads.ts';

interface Entered {
  channel: ChannelKind;
  saleNo: string;
  oneId: string;
  priceCents: TypedNumber;
}

const nothing: Entered = { channel: 'stockMarket', saleNo: '', oneId: '', priceCents: null };

/** A sale that a platform told by mail or by telephone. */
export default function RecordSaleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(recordSaleEndpoint, {
    defaultValues: nothing,
    bodyOf: ({ saleNo, oneId, ...sale }) => ({ ...sale, saleNo: saleNo.trim(), oneId: normaliseOneId(oneId) }),
    fields: ['channel', 'saleNo', 'oneId', 'priceCents'],
    invalidates: saleReads,
    onSubmitted: ({ oddNo }) => {
      if (oddNo === null) showError(t('sales.recordedOversold'));
      else showSuccess(t('sales.recorded', { oddNo }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('sales.recordTitle')} submitLabel={t('sales.recordSale')} onClose={onClose}>
      <p>{t('sales.recordText')}</p>
      <FormField form={form} name="channel" label={t('sales.platform')}>
        {(control) => <Select {...control} options={channelKinds.map((value) => ({ value, label: platformOf(value) }))} />}
      </FormField>
      <FormField form={form} name="saleNo" label={t('sales.saleNo')} required>
        {(control) => <Input {...control} autoFocus className="code" />}
      </FormField>
      <FormField form={form} name="oneId" label="ONE ID" required>
        {(control) => <Input {...control} className="code" autoComplete="off" />}
      </FormField>
      <FormNumberField form={form} name="priceCents" label={t('sales.gross')} kind={moneyKind} />
    </FormDialog>
  );
}
