import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/field-rules.ts';
import { applyOwnershipTransferEndpoint } from '#contracts/requests/apply-ownership-transfer.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import styles from '../applications.module.css';
import { ChosenItems } from '../chosen-items.tsx';
import { RemarkField } from '../remark-field.tsx';
import { useApplication } from '../use-application.ts';
import { RecipientField } from './recipient-field.tsx';
import { useRecipient } from './use-recipient.ts';

/** Type 7: the items go on to the user who is named. */
export default function OwnershipTransferApplication({ items, open, takeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const words = useWords();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const recipient = useRecipient();
  const oneIds = items.map(({ oneId }) => oneId);
  const command = useApplication(applyOwnershipTransferEndpoint, oneIds, applied);
  const errors = serverErrors(command.error, ['oneIds', 'targetShopId', 'remark']);
  const count = items.length;
  const missing = tried && recipient.text.trim() === '';

  /** Nothing goes to anyone who was not named on the page before. */
  const send = (): void => {
    setTried(true);
    if (!recipient.found) return recipient.lookUp();
    command.mutate({ oneIds, targetShopId: recipient.found.id, remark });
  };

  return (
    <ApplicationForm
      title={t('orders.apply.transferTitle', { count })}
      submit={t('orders.apply.submit', { count })}
      sending={command.isPending || recipient.looking}
      send={send}
      items={<ChosenItems items={items} errorAt={(index) => errors.of(`oneIds.${index}`)} open={open} takeOut={takeOut} />}
    >
      <div className={styles['form']}>
        <p>{t('orders.apply.transferText')}</p>
        <RecipientField recipient={recipient} error={errors.of('targetShopId') ?? (missing ? words(fieldRules.required) : undefined)} />
        <RemarkField remark={remark} change={setRemark} error={errors.of('remark')} />
        {errors.rest && <Refusal>{errors.rest}</Refusal>}
      </div>
    </ApplicationForm>
  );
}
