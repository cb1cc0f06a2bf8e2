import { useTranslation } from 'react-i18next';
import { applyCashOutEndpoint } from '#contracts/requests/applications.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { RemarkField } from '../remark-field.tsx';
import { useApplicationForm } from '../use-application-form.ts';

/** Type 5: the operator answers with a price for each item. */
export default function CashOutApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const oneIds = items.map(({ oneId }) => oneId);
  const form = useApplicationForm(
    applyCashOutEndpoint,
    oneIds,
    { defaultValues: { remark: '' }, bodyOf: ({ remark }) => ({ oneIds, remark }), fields: ['oneIds', 'remark'] },
    applied,
  );
  const count = items.length;
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.cashOutTitle', { count })}
      submitLabel={t('orders.apply.submit', { count })}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.cashOutText')}</p>
      <RemarkField form={form} />
    </ApplicationForm>
  );
}
