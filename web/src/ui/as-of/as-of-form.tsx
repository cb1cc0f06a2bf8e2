import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { isMoment } from '../dates/typed-dates.ts';
import { Field } from '../form/field.tsx';
import { MomentInput } from '../dates/moment-input.tsx';
import styles from './as-of.module.css';
import { ownKeys } from '../dates/own-keys.ts';

interface Props {
  at: string | undefined;
  onSelect: (at: string) => void;
}

/** Typed or picked, and shown on Enter: what is typed on the way is no moment that anybody meant. */
export default function AsOfForm({ at, onSelect }: Props) {
  const { t } = useTranslation();
  const [moment, setMoment] = useState(at);
  const [refused, setRefused] = useState(false);
  const words = useWords();
  const show = () => {
    if (moment === undefined) return;
    if (isMoment(moment) && Date.parse(moment) <= Date.now()) onSelect(moment);
    else setRefused(true);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onKeyDown={ownKeys}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Field label={t('ui.asOfMoment')} error={refused && moment && (isMoment(moment) ? t('ui.asOfFuture') : words(fieldRules.time))}>
        {(controlProps) => (
          <MomentInput
            controlProps={controlProps}
            of="past"
            value={moment}
            onChange={(next) => {
              setMoment(next);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={moment === undefined}>
        {t('ui.asOfShow')}
      </Button>
    </form>
  );
}
