import { useTranslation } from 'react-i18next';
import { applyOwnershipTransferEndpoint } from '#contracts/requests/applications.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ApplicationFeeSums } from '../fee/application-fee-sums.tsx';
import { submitLabelOf } from '../fee/submit-label-of.ts';
import { useApplicationFee } from '../fee/use-application-fee.ts';
import { RemarkField } from '../remark-field.tsx';
import { useApplicationForm } from '../use-application-form.ts';
import { RecipientField } from './recipient-field.tsx';
import { useRecipient } from './use-recipient.ts';

/** Type 7: the items go on to the user who is named. */
export default function OwnershipTransferApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const recipient = useRecipient();
  const isNamed = recipient.text.trim() !== '';
  const oneIds = items.map(({ oneId }) => oneId);
  const fee = useApplicationFee('ownershipTransfer', items);
  const form = useApplicationForm(
    applyOwnershipTransferEndpoint,
    oneIds,
    {
      defaultValues: { remark: '' },
      bodyOf: ({ remark }) => ({ oneIds, targetShopId: recipient.found?.id, remark }),
      fields: ['oneIds', 'targetShopId', 'remark'],
      holdsMore: recipient.text !== '',
      fee,
    },
    applied,
  );
  const count = items.length;
  const type = (text: string): void => {
    form.forgetRefusal();
    recipient.type(text);
  };

  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.transferTitle', { count })}
      submitLabel={submitLabelOf(t, count, fee)}
      // Nothing goes to anyone who was not named on the page before.
      onSubmit={isNamed && !recipient.found ? recipient.lookUp : form.submit}
      isPending={form.isPending || recipient.looking}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.transferText')}</p>
      <RecipientField recipient={{ ...recipient, type }} error={isNamed && !recipient.found ? undefined : form.errorOf('targetShopId')} />
      <RemarkField form={form} />
      <ApplicationFeeSums fee={fee} />
    </ApplicationForm>
  );
}
