import { Lock, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueEditor } from './value-editor.tsx';
import styles from './side.module.css';

interface Props {
  label: string;
  /** The value as it is read; nothing is a dash. */
  shown: string | undefined;
  /** The value as it is typed. */
  text: string;
  editable: boolean;
  saving: boolean;
  money?: boolean;
  /** Why a text cannot be saved. */
  refusal?: (text: string) => string | undefined;
  /** Answers why it could not be saved, where it could not. */
  /** Answers whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
}

/**
 * A value that turns into its own field: Enter saves, Esc restores. Where it may not be edited, a lock stands in the place of the pencil. What was typed
 * stays until it is saved or given up, whatever others do to the item meanwhile.
 */
export const EditableValue = ({ label, shown, text, editable, saving, money = false, refusal, onSave }: Props) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const leave = () => {
    setEditing(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const finish = async (typed: string) => {
    leave();
    if (typed.trim() === text) return;
    if (!(await onSave(typed))) setEditing(typed);
  };

  if (editing !== undefined)
    return (
      <ValueEditor
        label={label}
        begun={editing}
        text={text}
        shown={shown}
        money={money}
        refusal={editable ? refusal : () => t('item.lockedMeanwhile')}
        onFinish={(typed) => void finish(typed)}
        onCancel={leave}
      />
    );

  const value = <span className={money ? 'figures' : undefined}>{shown ?? '–'}</span>;
  return (
    <div className={styles['row']}>
      <span>{label}</span>
      {editable ? (
        <button
          ref={button}
          type="button"
          className={styles['edit']}
          data-saving={saving}
          disabled={saving}
          title={t('item.edit', { field: label.toLowerCase() })}
          onClick={() => setEditing(text)}
        >
          {value}
          <Pencil size={12} strokeWidth={1.8} aria-label={t('item.edit', { field: label.toLowerCase() })} />
        </button>
      ) : (
        <span className={styles['value']}>
          {value}
          <Lock size={12} strokeWidth={1.8} aria-label={t('item.locked')} />
        </span>
      )}
    </div>
  );
};
