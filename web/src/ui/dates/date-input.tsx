import { Popover } from 'antd';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { MAX_MOMENT } from '#contracts/kernel/fields/typed-lengths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ControlProps } from '../form/field.tsx';
import type { DayBounds } from './calendar.tsx';
import styles from './dates.module.css';
import { ownKeys } from './own-keys.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

interface Props extends DayBounds {
  controlProps: ControlProps;
  /** How it is written: `YYYY-MM-DD`. */
  form: string;
  text: string;
  isReadable: (text: string) => boolean;
  onChange: (text: string) => void;
  /** The day in it, if any. */
  day: string | undefined;
  textOf: (day: string) => string;
}

/** Dates as they stand everywhere else, typed or taken from a calendar: the browser's own fields write them as its maker's country does. */
export const DateInput = ({ controlProps, form, text, isReadable, onChange, day, textOf, ...bounds }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(true);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    // Another day was chosen elsewhere: it stands, and not what was mistyped before.
    if (isLeft) setTyped(undefined);
  }
  const isMistyped = isLeft && typed !== undefined;
  const errorId = `${controlProps.id}-form`;

  /** As if it were typed: the form around it is to hear of it, and to ask before it is thrown away. */
  const choose = (chosen: string) => {
    setOpen(false);
    setTyped(undefined);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input.current, textOf(chosen));
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    input.current?.focus();
  };

  return (
    <div className={styles['field']}>
      <div className={styles['input']} data-wrong={isMistyped || controlProps['aria-invalid']}>
        <input
          ref={input}
          id={controlProps.id}
          aria-describedby={isMistyped ? errorId : controlProps['aria-describedby']}
          aria-invalid={isMistyped || controlProps['aria-invalid']}
          aria-required={controlProps['aria-required']}
          className="figures"
          autoComplete="off"
          maxLength={MAX_MOMENT}
          placeholder={form}
          value={typed ?? text}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value.trim());
          }}
          onFocus={() => setIsLeft(false)}
          onBlur={() => {
            setIsLeft(true);
            if (typed?.trim() === '' || isReadable(typed ?? '')) setTyped(undefined);
          }}
        />
        <Popover
          open={open}
          onOpenChange={setOpen}
          // Until it has its place it cannot take the focus.
          afterOpenChange={(isOpen) => isOpen && calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()}
          trigger="click"
          placement="bottomRight"
          arrow={false}
          // Into sight on a phone too, where neither side has room for all of it.
          align={{ overflow: { shiftX: true, adjustY: true } }}
          destroyOnHidden
          content={
            <div ref={calendar} onKeyDown={ownKeys}>
              <Suspense fallback={<div className={styles['calendar']} />}>
                <Calendar day={day} onSelect={choose} {...bounds} />
              </Suspense>
            </div>
          }
        >
          <button type="button" aria-label={t('ui.pickDay')} aria-expanded={open}>
            <CalendarDays size={15} strokeWidth={1.8} aria-hidden />
          </button>
        </Popover>
      </div>
      {isMistyped && !controlProps['aria-invalid'] && (
        <p id={errorId} role="alert" className={styles['error']}>
          {`${words(fieldRules.time)}: ${form}`}
        </p>
      )}
    </div>
  );
};
