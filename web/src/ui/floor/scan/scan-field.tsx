import { Camera, ScanLine } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { KeysContext } from '#web/ui/keys/keys-context.tsx';
import { keyPause } from '#web/ui/keys/scanner-pace.ts';
import styles from './scan.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useWedge } from './use-wedge.ts';

interface Props {
  /** What to scan now. */
  placeholder: string;
  onScan(code: string): void;
  /** The code of a wrong scan, until the next one. */
  trouble?: string | undefined;
  cameraOpen: boolean;
  onToggleCamera(): void;
}

/**
 * Always has the focus. A single key that the page knows ("2" for a result) is pressed here too: it counts once no further character can follow, and never
 * after the field was tapped to type in it.
 */
export const ScanField = ({ placeholder, onScan, trouble, cameraOpen, onToggleCamera }: Props) => {
  const { t } = useTranslation();
  const keys = use(KeysContext);
  const field = useRef<HTMLInputElement>(null);
  const pressed = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [text, setText] = useState('');
  const [typing, setTyping] = useState(false);

  const scan = (code: string) => {
    setText('');
    setTyping(false);
    onScan(code);
  };
  const burst = useWedge(field, scan);
  useKeptFocus(field);

  const run = (key: string, event: Event): boolean => {
    const binding = keys?.active().find((candidate) => candidate.keys === key);
    binding?.run(event as KeyboardEvent);
    return binding !== undefined;
  };

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const { nativeEvent } = event;
    clearTimeout(pressed.current);
    setText(value);
    if (typing || value.length !== 1) return;
    pressed.current = setTimeout(() => run(value.toLowerCase(), nativeEvent) && setText(''), keyPause());
  };

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    clearTimeout(pressed.current);
    const code = (burst.current ?? text).trim();
    if (code !== '') scan(code);
    else run('Enter', event.nativeEvent);
  };

  const tap = () => {
    if (typing) return;
    setTyping(true);
    // The on-screen keyboard follows `inputMode` only when the field is focused anew.
    field.current?.blur();
    requestAnimationFrame(() => field.current?.focus());
  };

  return (
    <form className={styles['scan']} onSubmit={submit} role="search">
      <label className={styles['field']} data-trouble={trouble !== undefined}>
        <ScanLine size={22} strokeWidth={1.8} aria-hidden />
        <span className="unseen">{placeholder}</span>
        <input
          ref={field}
          value={text}
          placeholder={trouble ?? placeholder}
          inputMode={typing ? 'text' : 'none'}
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          onChange={change}
          onPointerDown={tap}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (text === '') run('Escape', event.nativeEvent);
            setText('');
            setTyping(false);
          }}
        />
      </label>
      <button type="button" className={styles['camera']} aria-label={t('ui.camera')} aria-pressed={cameraOpen} onClick={onToggleCamera}>
        <Camera size={24} strokeWidth={1.7} aria-hidden />
      </button>
    </form>
  );
};
