import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { Key } from '#web/ui/keys/key.tsx';
import styles from './assign-panel.module.css';
import { besideCard } from './beside-card.ts';
import { PersonOption } from './person-option.tsx';
import { useFocusWhileOpen } from '#web/ui/use-focus-while-open.ts';
import { useScanGuard } from './use-scan-guard.ts';
import { usePeople } from './use-people.ts';

export type Assignee = { id: string; name: string };

interface Props {
  /** The work that is handed out, in a word: its number, or how much of it. */
  what: string;
  /** The card that the panel opens beside, and whose shelf people are near to. */
  card?: Pick<BoardCard, 'id' | 'zones' | 'shelf'>;
  warehouseId: string;
  onAssign: (operator: Assignee) => void;
  onClose: () => void;
}

/** Who takes the work. Numbers and arrows choose. */
export default function AssignPanel({ what, card, warehouseId, onAssign, onClose }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [place] = useState(() => besideCard(card?.id));
  const input = useFocusWhileOpen<HTMLInputElement>();
  const { people, isPending, error } = usePeople(warehouseId, card, text);
  const guard = useScanGuard();
  const chosen = people[Math.min(at, people.length - 1)];

  const nobody = (): string => {
    if (isPending) return t('assign.loadingPeople');
    return error ? error.message || t('app.offline') : t('assign.noPeople');
  };

  const press = (event: KeyboardEvent): void => {
    const person = people[Number(event.key) - 1];
    if (guard.isScan(event)) setText('');
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, people.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && chosen) onAssign(chosen);
    else if (person) guard.hold(() => onAssign(person));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className={styles['veil']} onClick={onClose} aria-hidden />
      <div
        className={styles['panel']}
        style={place}
        role="dialog"
        aria-modal="true"
        aria-label={t('assign.title', { number: what })}
        onKeyDown={press}
      >
        <label className={styles['search']}>
          <Search size={14} aria-hidden />
          <input
            ref={input}
            value={text}
            aria-label={t('assign.to', { number: what })}
            aria-controls={list}
            aria-activedescendant={chosen && `${list}-${chosen.id}`}
            placeholder={t('assign.to', { number: what })}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
          />
          <Key>Esc</Key>
        </label>
        <div id={list} role="listbox" aria-label={t('assign.people')} className={styles['people']}>
          {people.map((person, index) => (
            <PersonOption
              key={person.id}
              id={`${list}-${person.id}`}
              person={person}
              number={index + 1}
              selected={person === chosen}
              onPoint={() => setAt(index)}
              onSelect={() => onAssign(person)}
            />
          ))}
        </div>
        {people.length === 0 && <p className={styles['nobody']}>{nobody()}</p>}
        <footer className={styles['footer']}>
          <span>{card?.shelf && t('assign.sortedBy', { shelf: card.shelf })}</span>
          <span>
            <Key>↵</Key> {t('assign.give')}
          </span>
        </footer>
      </div>
    </>
  );
}
