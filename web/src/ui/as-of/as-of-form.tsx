import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../form/field.tsx';
import { MomentInput } from '../form/moment-input.tsx';
import styles from './as-of.module.css';

interface Props {
  at: string | undefined;
  choose: (at: string) => void;
}

/** Typed or picked, and shown on Enter: what is typed on the way is no moment that anybody meant. */
export default function AsOfForm({ at, choose }: Props) {
  const { t } = useTranslation();
  const [moment, setMoment] = useState(at);
  const [refused, setRefused] = useState(false);
  const show = () => {
    if (moment === undefined) return;
    if (Date.parse(moment) > Date.now()) setRefused(true);
    else choose(moment);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Field label={t('ui.asOfMoment')} error={refused && t('ui.asOfFuture')}>
        {(tied) => (
          <MomentInput
            tied={tied}
            of="past"
            value={moment}
            change={(next) => {
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
