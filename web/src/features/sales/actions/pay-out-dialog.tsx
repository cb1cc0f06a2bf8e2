import { useTranslation } from 'react-i18next';
import { saleActions } from '#contracts/sales/sale-actions.ts';
import { payOutSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import type { SaleDetail } from '#contracts/sales/sale-queries.ts';
import { showInfo, showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { saleReads } from '../sale-reads.ts';

interface Props {
  sale: SaleDetail;
  onClose: () => void;
}

/** What the platform paid for it is shared with its seller, once. */
export default function PayOutDialog({ sale: { saleId, money, shopInfo }, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const opened: { payoutCents: TypedNumber } = { payoutCents: money.gross - money.platformFee };
  const form = useEndpointForm(payOutSaleEndpoint, {
    defaultValues: opened,
    bodyOf: ({ payoutCents }) => ({ saleId, ...(payoutCents !== null && { payoutCents }) }),
    fields: ['payoutCents'],
    invalidates: saleReads,
    onSubmitted: ({ payoutCents, differs }) => {
      const amount = formatMoney(payoutCents);
      if (differs) showInfo(t('sales.paidOutOtherwise', { amount }));
      else showSuccess(t('sales.paidOut', { amount }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('sales.payTitle')} submitLabel={words(saleActions.payOut)} onClose={onClose}>
      <p>{t('sales.payText', { shop: ownerName(shopInfo) })}</p>
      <FormNumberField form={form} name="payoutCents" label={t('sales.paidByPlatform')} kind={moneyKind} />
    </FormDialog>
  );
}
