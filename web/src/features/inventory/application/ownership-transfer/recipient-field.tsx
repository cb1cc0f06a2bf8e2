import { Button, Input } from 'antd';
import Compact from 'antd/es/space/Compact';
import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_RECIPIENT_TEXT } from '#contracts/kernel/fields/typed-lengths.ts';
import { Field } from '#web/ui/form/field.tsx';
import styles from '../applications.module.css';
import type { Recipient } from './use-recipient.ts';

interface Props {
  recipient: Recipient;
  error: string | undefined;
}

/** Who is to have the items. Whoever is found is named before anything is sent. */
export const RecipientField = ({ recipient: { text, type, lookUp, looking, found, refusal }, error }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['recipient']}>
      <Field label={t('orders.apply.recipient')} hint={t('orders.apply.recipientHint')} error={error ?? refusal}>
        {(controlProps) => (
          <Compact block>
            <Input
              {...controlProps}
              autoFocus
              maxLength={MAX_RECIPIENT_TEXT}
              value={text}
              onChange={(event) => type(event.target.value)}
              onPressEnter={lookUp}
            />
            <Button loading={looking} onClick={lookUp}>
              {t('orders.apply.findRecipient')}
            </Button>
          </Compact>
        )}
      </Field>
      {found && (
        <p role="status" className={styles['found']}>
          <UserRoundCheck size={15} strokeWidth={1.8} aria-hidden />
          <strong>{found.realname}</strong>
          <span>{t('orders.apply.recipientNumber', { id: found.id })}</span>
        </p>
      )}
    </div>
  );
};
