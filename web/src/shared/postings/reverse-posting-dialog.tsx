import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { reversePostingEndpoint } from '#contracts/wallet/finance/reverse-posting.ts';
import { listMerchantWallets } from '#contracts/wallet/finance/list-wallets.ts';
import { explainPosting, type PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

interface Props {
  posting: PostingExplained;
  onClose: () => void;
}

/** Says before it happens for which date the money goes back, and what the wallet holds afterwards. */
export default function ReversePostingDialog({ posting: { record, reversal }, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const amount = formatMoney(-record.amountCents, { signed: true });
  const form = useEndpointForm(reversePostingEndpoint, {
    defaultValues: { reason: '', evidence: '' },
    bodyOf: ({ reason, evidence }) => ({ postingId: record.postingId, reason: reason.trim(), evidence: evidence.trim() }),
    fields: ['reason', 'evidence'],
    confirm: () =>
      confirm({
        kind: 'plain',
        title: t('wallet.reverse.sureTitle', { amount }),
        text: t('wallet.reverse.sure'),
        confirm: t('wallet.reverse.submit', { amount }),
      }),
    invalidates: [getWallet, listWalletRecords, explainPosting, listMerchantWallets],
    onSubmitted: ({ effectiveDate, balanceCents }) => {
      showSuccess(t('wallet.reverse.done', { date: effectiveDate, balance: formatMoney(balanceCents) }));
      onClose();
    },
  });
  if (!reversal) return null;
  const { effectiveDate, isOriginalDate, postedAfterCents, availableAfterCents } = reversal;
  return (
    <FormDialog form={form} title={t('wallet.reverse.title')} submitLabel={t('wallet.reverse.submit', { amount })} onClose={onClose}>
      <p>
        {t(isOriginalDate ? 'wallet.reverse.ownDate' : 'wallet.reverse.today', { date: effectiveDate })}{' '}
        {t('wallet.reverse.after', { posted: formatMoney(postedAfterCents), available: formatMoney(availableAfterCents) })}
      </p>
      {postedAfterCents < 0 && (
        <p>
          <StatusTag tone="refused">{t('wallet.reverse.belowZero')}</StatusTag>
        </p>
      )}
      <FormField form={form} name="reason" label={t('wallet.reverse.reason')} hint={t('wallet.reverse.reasonHint')}>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
      <FormField form={form} name="evidence" label={t('wallet.reverse.evidence')} hint={t('wallet.reverse.evidenceHint')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>
  );
}
