import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { BoxChoice } from './box-choice.tsx';
import { codesIn } from './bulk-reship-values.ts';
import styles from './form.module.css';
import type { BulkReshipForm } from './use-bulk-reship-form.ts';
import type { useChosenItems } from './use-chosen-items.ts';

interface Props {
  chosen: ReturnType<typeof useChosenItems>;
  form: BulkReshipForm;
}

/** Scanned, typed or pasted, one or many: they go into the box that is chosen beside. */
export const AddItems = ({ chosen, form }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { boxes, boxOf } = form.values;
  const [target, setTarget] = useState(boxes[0]!.id);
  const into = boxes.find(({ id }) => id === target) ?? boxes[0]!;

  const add = (said: string): void => {
    const { oneIds, others } = codesIn(said);
    const fresh = oneIds.filter((oneId) => !chosen.oneIds.includes(oneId));
    const room = bulkReshipLimits.items - chosen.oneIds.length;
    setText('');
    if (others.length > 0) setWrong(t('bulkReships.notOneIds', { codes: others.join(', ') }));
    else if (fresh.length > room) setWrong(t('bulkReships.tooMany', { max: bulkReshipLimits.items }));
    else if (fresh.length === 0 && oneIds.length > 0) setWrong(t('bulkReships.alreadyIn', { codes: oneIds.map(formatOneId).join(', ') }));
    else setWrong(undefined);
    if (fresh.length === 0) return;
    chosen.add(fresh);
    form.change({ boxOf: { ...boxOf, ...Object.fromEntries(fresh.map((oneId) => [oneId, into.id])) } });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    add(text);
  };
  const unknown = chosen.unknown.length > 0 ? t('bulkReships.unknown', { codes: chosen.unknown.map(formatOneId).join(', ') }) : undefined;
  const said = wrong ?? unknown;

  return (
    <form className={styles['add']} onSubmit={submit}>
      <Input
        aria-label={t('bulkReships.addItems')}
        placeholder={t('bulkReships.addItems')}
        value={text}
        allowClear
        autoComplete="off"
        {...(said && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target: { value } }) => setText(value)}
        onPaste={(event) => {
          // Lines of a list would run together in a field of one line.
          event.preventDefault();
          add(event.clipboardData.getData('text'));
        }}
      />
      <Button htmlType="submit">{t('bulkReships.add')}</Button>
      {boxes.length > 1 && (
        <span className={styles['target']}>
          {t('bulkReships.addTo')}
          <BoxChoice boxes={boxes} label={t('bulkReships.addTo')} value={into.id} onChange={setTarget} />
        </span>
      )}
      {said && (
        <p role="alert" className={styles['wrong']}>
          {said}{' '}
          {!wrong && (
            <Button size="small" type="link" onClick={() => chosen.takeOut(chosen.unknown)}>
              {t('bulkReships.takeOutWrong', { count: chosen.unknown.length })}
            </Button>
          )}
        </p>
      )}
    </form>
  );
};
