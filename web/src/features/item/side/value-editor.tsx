import { Input } from 'antd';
import { CornerDownLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SUPPLY } from '#contracts/kernel/fields/typed-lengths.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { useUnsaved } from '#web/ui/page/use-unsaved.ts';
import styles from './side.module.css';

interface Props {
  label: string;
  /** What the field begins with: also what was typed and could not be saved. */
  begun: string;
  /** The value as it is now, as it is typed and as it is read. */
  text: string;
  shown: string | undefined;
  money: boolean;
  refusal: ((text: string) => string | undefined) | undefined;
  onFinish: (text: string) => void;
  onCancel: () => void;
}

export const ValueEditor = ({ label, begun, text, shown, money, refusal, onFinish, onCancel }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(begun);
  const [wrong, setWrong] = useState<string>();
  const [before] = useState(text);
  const id = useId();
  const [root, rootRef] = useState<HTMLDivElement | null>(null);
  useUnsaved(root, typed !== before);

  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const reason = refusal?.(typed);
    if (reason === undefined) onFinish(typed);
    else setWrong(reason);
  };

  return (
    <div ref={rootRef} className={styles['editor']}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        autoFocus
        value={typed}
        maxLength={MAX_SUPPLY}
        autoComplete="off"
        inputMode={money ? 'decimal' : 'text'}
        prefix={money ? '$' : undefined}
        suffix={
          <>
            <Key>
              <CornerDownLeft size={11} strokeWidth={2} aria-label="Enter" />
            </Key>
            <Key>Esc</Key>
          </>
        }
        status={wrong ? 'error' : ''}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        onKeyDown={press}
      />
      {before !== text && (
        <p className={styles['meanwhile']} role="status">
          {t('item.changedMeanwhile', { now: shown ?? '–' })}
        </p>
      )}
      <p id={`${id}-hint`} className={styles[wrong ? 'wrong' : 'hint']} role={wrong ? 'alert' : undefined}>
        {wrong ?? (shown ? t('item.saves', { before: shown }) : t('item.savesEmpty'))}
      </p>
    </div>
  );
};
