import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { MAX_ITEMS_PER_BATCH } from '#contracts/listings/listing-fields.ts';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { Field } from '#web/ui/form/field.tsx';
import styles from '../listings.module.css';

interface Props {
  oneIds: readonly string[];
  /** Those that were asked for and are not of the shop. */
  unknown: readonly string[];
  onAdd: (oneId: string) => void;
}

/** One scan, one item: a wedge ends it with Enter. */
export const AddItem = ({ oneIds, unknown, onAdd }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [lost] = unknown;
  const add = (): void => {
    const oneId = normaliseOneId(text);
    if (oneId === '') return;
    setText('');
    if (!isOneId(oneId)) setWrong(t('listings.create.misread', { code: oneId }));
    else if (oneIds.length >= MAX_ITEMS_PER_BATCH) setWrong(t('listings.create.full', { max: MAX_ITEMS_PER_BATCH }));
    else {
      setWrong(undefined);
      if (!oneIds.includes(oneId)) onAdd(oneId);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={t('listings.create.scan')} error={wrong ?? (lost && t('listings.create.notFound', { oneId: formatOneId(lost) }))}>
        {(control) => (
          <span className={styles['add']}>
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_SEARCH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button htmlType="submit">{t('listings.create.add')}</Button>
          </span>
        )}
      </Field>
    </form>
  );
};
