import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyCashOutEndpoint } from '#contracts/requests/apply-cash-out.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import styles from '../applications.module.css';
import { ChosenItems } from '../chosen-items.tsx';
import { RemarkField } from '../remark-field.tsx';
import { useApplication } from '../use-application.ts';

/** Type 5: the operator answers with a price for each item. */
export default function CashOutApplication({ items, open, takeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const [remark, setRemark] = useState('');
  const oneIds = items.map(({ oneId }) => oneId);
  const command = useApplication(applyCashOutEndpoint, oneIds, applied);
  const errors = serverErrors(command.error, ['oneIds', 'remark']);
  const count = items.length;
  return (
    <ApplicationForm
      title={t('orders.apply.cashOutTitle', { count })}
      submit={t('orders.apply.submit', { count })}
      sending={command.isPending}
      send={() => command.mutate({ oneIds, remark })}
      items={<ChosenItems items={items} errorAt={(index) => errors.of(`oneIds.${index}`)} open={open} takeOut={takeOut} />}
    >
      <div className={styles['form']}>
        <p>{t('orders.apply.cashOutText')}</p>
        <RemarkField remark={remark} change={setRemark} error={errors.of('remark')} />
        {errors.rest && <Refusal>{errors.rest}</Refusal>}
      </div>
    </ApplicationForm>
  );
}
