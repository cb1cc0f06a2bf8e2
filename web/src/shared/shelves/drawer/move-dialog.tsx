import { Input, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfItem } from '#contracts/shelving/list-shelf-items.ts';
import { listShelves, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '../../../api/use-read.ts';
import { Field } from '../../../ui/form/field.tsx';
import styles from './drawer.module.css';
import { useMoveItems } from './use-move-items.ts';

interface Props {
  shelf: ShelfRow;
  items: readonly ShelfItem[];
  close: () => void;
  moved: () => void;
}

/** Shelves offered at once; typing narrows them. */
const offered = 8;

/** Asks for the one shelf that the items go to: scanned, typed or chosen. */
export const MoveDialog = ({ shelf, items, close, moved }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const typed = text.trim();
  const { data } = useRead(
    listShelves,
    { wareId: shelf.warehouseId, fill: 'room', size: offered + 1, ...(typed && { text: typed }) },
    { quiet: true },
  );
  const shelves = (data?.data ?? []).filter(({ id }) => id !== shelf.id).slice(0, offered);
  const { to, toNamed, moving, refused } = useMoveItems({ warehouseId: shelf.warehouseId, oneIds: items.map(({ oneId }) => oneId), moved });
  const scanned = (event: FormEvent) => {
    event.preventDefault();
    if (typed) void toNamed(typed);
  };

  return (
    <Modal open centered width={440} title={t('shelves.moveTitle', { count: items.length, shelf: shelf.name })} onCancel={close} footer={null}>
      <form noValidate onSubmit={scanned}>
        <Field label={t('shelves.moveTo')} hint={t('shelves.moveHint')} error={refused}>
          {(tied) => <Input {...tied} autoFocus autoComplete="off" maxLength={30} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </form>
      {data && shelves.length === 0 ? (
        <p className={styles['nowhere']}>{t('shelves.nowhere')}</p>
      ) : (
        <ul className={styles['targets']} aria-label={t('shelves.moveTo')}>
          {shelves.map(({ id, name, zone, free }) => (
            <li key={id}>
              <button type="button" disabled={moving || free < items.length} onClick={() => to(id)}>
                <strong>{name}</strong>
                {zone && <span>{t('shelves.inZone', { zone })}</span>}
                <span className={styles['room']}>{t('shelves.room', { count: free })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
};
