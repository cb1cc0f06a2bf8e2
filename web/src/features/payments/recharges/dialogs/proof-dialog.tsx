import { useTranslation } from 'react-i18next';
import { uploadProofEndpoint } from '#contracts/payments/apply-recharge.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { ProofsField, type Proof } from '#web/shared/proofs/proofs-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { rechargeReads } from '../use-recharge-actions.ts';

interface Props {
  recharge: RechargeRow;
  onClose: () => void;
}

/** Shows that the transfer was made, where it does not come by itself. */
export const ProofDialog = ({ recharge: { rechargeNo, amountCents }, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useEndpointForm(uploadProofEndpoint, {
    defaultValues: { files: [] as Proof[] },
    bodyOf: ({ files }) => ({ rechargeNo, proofs: files.map(({ url }) => url) }),
    fields: ['proofs'],
    invalidates: rechargeReads,
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('recharge.proofTitle', { amount: formatMoney(amountCents) })}
      submitLabel={t('recharge.proofSend')}
      width={460}
      onClose={onClose}
    >
      <p>{t('recharge.proofText')}</p>
      <ProofsField
        label={t('recharge.proofs')}
        error={form.errorOf('proofs')}
        files={form.values.files}
        onChange={(change) => form.change({ files: change(form.getValues().files) })}
      />
    </FormDialog>
  );
};
