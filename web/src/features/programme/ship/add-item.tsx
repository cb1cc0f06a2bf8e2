import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEligibleItems, type EligibleItem } from '#contracts/fulfilment/shipment-queries.ts';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { isApiError, type ApiError } from '#web/api/api-error.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { Field } from '#web/ui/form/field.tsx';
import styles from '../programme.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  onAdd: (item: EligibleItem) => void;
  error: string | undefined;
}

/** One scan, one item: a wedge ends it with Enter. Anything else narrows the list below. */
export const AddItem = ({ text, onText, onAdd, error }: Props) => {
  const { t } = useTranslation();
  const { pathname } = useViewpoint();
  const [wrong, setWrong] = useState<string>();
  const add = async (): Promise<void> => {
    const oneId = normaliseOneId(text);
    if (!isOneId(oneId)) return;
    const asked = { ...readOptions(listEligibleItems, { text: oneId }, pathname, { quiet: true }), staleTime: 0 };
    const found = await queryClient.fetchQuery(asked).catch((failure: ApiError) => failure);
    // What was scanned stays in the field until the server has answered.
    if (isApiError(found)) return setWrong(found.code === 0 ? t('app.offline') : found.message);
    const [item] = found.records;
    setWrong(item ? undefined : t('programme.create.misread', { code: formatOneId(oneId) }));
    onText('');
    if (item) onAdd(item);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={t('programme.create.scan')} error={wrong ?? error}>
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
              onChange={(event) => {
                setWrong(undefined);
                onText(event.target.value);
              }}
            />
            <Button htmlType="submit">{t('programme.create.add')}</Button>
          </span>
        )}
      </Field>
    </form>
  );
};
