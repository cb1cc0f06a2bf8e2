import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Key } from '#web/ui/keys/key.tsx';
import styles from './assign-panel.module.css';
import type { usePeople } from './use-people.ts';

interface Props {
  id: string;
  person: ReturnType<typeof usePeople>['people'][number];
  /** The key that chooses them. */
  number: number;
  selected: boolean;
  /** The mouse is over it. */
  onPoint: () => void;
  onSelect: () => void;
}

/** One of the people who may take the work, and what they have in hand. */
export const PersonOption = ({ id, person, number, selected, onPoint, onSelect }: Props) => {
  const { t } = useTranslation();
  return (
    <button id={id} type="button" role="option" aria-selected={selected} className={styles['person']} onMouseEnter={onPoint} onClick={onSelect}>
      <Avatar name={person.name} picture={person.headImg} size={24} />
      <span>
        <strong>{person.name}</strong>
        <small>
          {person.zone && `${t('assign.zone', { zone: person.zone })} · `}
          {t('assign.tasks', { count: person.openOrders })} · {t('assign.itemsLeft', { count: person.openItems })}
        </small>
      </span>
      <Key>{number}</Key>
    </button>
  );
};
