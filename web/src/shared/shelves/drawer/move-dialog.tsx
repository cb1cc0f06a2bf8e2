import { Input, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShelfItem, listShelves, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { MAX_SHELF_NAME } from '#contracts/kernel/fields/typed-lengths.ts';
import { useRead } from '#web/api/use-read.ts';
import { Field } from '#web/ui/form/field.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './drawer.module.css';
import { useMoveItems } from './use-move-items.ts';

interface Props {
  shelf: ShelfRow;
  items: readonly ShelfItem[];
  onClose: () => void;
  onMoved: () => void;
}

/** Shelves offered at once, those with the most room first; typing narrows them. */
const offered = 8;

/** Asks for the one shelf that the items go to: scanned, typed or chosen. */
export const MoveDialog = ({ shelf, items, onClose, onMoved }: Props) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const typed = text.trim();
  const read = useRead(
    listShelves,
    { wareId: shelf.warehouseId, fill: 'room', sort: 'free', order: 'desc', size: offered + 1, ...(typed && { text: typed }) },
    { quiet: true },
  );
  const { to, toNamed, moving, refused } = useMoveItems({ warehouseId: shelf.warehouseId, oneIds: items.map(({ oneId }) => oneId), moved: onMoved });
  const scanned = (event: FormEvent) => {
    event.preventDefault();
    if (typed) void toNamed(typed);
  };

  return (
    <Modal open centered width={440} title={t('shelves.moveTitle', { count: items.length, shelf: shelf.name })} onCancel={onClose} footer={null}>
      <form noValidate onSubmit={scanned}>
        <Field label={t('shelves.moveTo')} hint={t('shelves.moveHint')} error={refused}>
          {(controlProps) => (
            <Input
              {...controlProps}
              autoFocus
              autoComplete="off"
              maxLength={MAX_SHELF_NAME}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </form>
      <ReadStates read={read} skeleton={<SkeletonRows rows={offered} />}>
        {({ data }) => <Targets shelves={data.filter(({ id }) => id !== shelf.id).slice(0, offered)} count={items.length} moving={moving} to={to} />}
      </ReadStates>
    </Modal>
  );
};

interface TargetsProps {
  shelves: readonly ShelfRow[];
  /** Items that go to one of them. */
  count: number;
  moving: boolean;
  to: (shelfId: string) => void;
}

const Targets = ({ shelves, count, moving, to }: TargetsProps) => {
  const { t } = useTranslation();
  if (shelves.length === 0) return <p className={styles['nowhere']}>{t('shelves.nowhere')}</p>;
  return (
    <ul className={styles['targets']} aria-label={t('shelves.moveTo')}>
      {shelves.map(({ id, name, zone, free }) => (
        <li key={id}>
          <button type="button" disabled={moving || free < count} onClick={() => to(id)}>
            <strong>{name}</strong>
            {zone && <span>{t('shelves.inZone', { zone })}</span>}
            <span className={styles['room']}>{t('shelves.room', { count: free })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
