import { Button, Input, Modal } from 'antd';
import { useRef, useState, type ComponentRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REASON, MIN_REASON } from '#contracts/item/item-fields.ts';
import { words } from './confirm-kinds.ts';
import styles from './confirm-dialog.module.css';
import type { Answer, Question } from './open-question.ts';

interface Props extends Question {
  onAnswer(answer: Answer): void;
}

/** Above every dialog and drawer of antd, however deep they are nested, and below its toasts. */
const Z_INDEX = 2000;

/** Names what will happen and focuses Cancel. */
export default function ConfirmDialog({ kind, text, title, confirm, cancel, reason, onAnswer }: Props) {
  const { t } = useTranslation();
  const [given, setGiven] = useState(reason?.given ?? '');
  const { titleKey, confirmKey, textKey, danger } = words[kind];
  const write = (text: string): void => {
    setGiven(text);
    reason?.onTyped?.(text);
  };
  /** A figure chooses a reason as long as nothing is written: afterwards it is part of the text. */
  const choose = (event: KeyboardEvent): void => {
    const preset = given === '' && !event.nativeEvent.isComposing ? reason?.presets?.[Number(event.key) - 1] : undefined;
    if (preset === undefined) return;
    event.preventDefault();
    write(preset);
  };
  const isTooShort = reason !== undefined && given.trim().length < MIN_REASON;
  const [isAttempted, setAttempted] = useState(false);
  const isWrong = isAttempted && isTooShort;
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const confirmed = (): void => {
    setAttempted(true);
    if (isTooShort) field.current?.focus();
    else onAnswer({ reason: given.trim() });
  };
  return (
    <Modal
      open
      centered
      zIndex={Z_INDEX}
      width={reason ? 520 : 420}
      title={title ?? t(titleKey)}
      onCancel={() => onAnswer(false)}
      closable={false}
      footer={
        <>
          <Button autoFocus={!reason} onClick={() => onAnswer(false)}>
            {cancel ?? t('app.cancel')}
          </Button>
          <Button type="primary" danger={danger} onClick={confirmed}>
            {confirm ?? t(confirmKey)}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>{text ?? (textKey && t(textKey))}</div>
      {reason && (
        <div className={styles['reason']}>
          <label htmlFor="confirm-reason">{t('ui.reason')}</label>
          {reason.presets && (
            <div className={styles['presets']}>
              {reason.presets.map((preset, index) => (
                <button key={preset} type="button" aria-pressed={given === preset} onClick={() => write(preset)}>
                  <small>{index + 1}</small>
                  {preset}
                </button>
              ))}
            </div>
          )}
          <Input.TextArea
            id="confirm-reason"
            ref={field}
            aria-describedby="confirm-reason-hint"
            {...(isWrong && { status: 'error', 'aria-invalid': true })}
            autoFocus
            rows={3}
            maxLength={MAX_REASON}
            value={given}
            onKeyDown={choose}
            onChange={(event) => write(event.target.value)}
          />
          <div className={styles['hint']}>
            {/* Another element where it is wrong: a screen reader tells of what comes, not of what changes its role. */}
            <span key={String(isWrong)} id="confirm-reason-hint" {...(isWrong && { role: 'alert' })}>
              {t(`ui.reasonHint.${reason.readers}`)}
            </span>
            <span className="figures">
              {given.length} / {MAX_REASON}
            </span>
          </div>
        </div>
      )}
    </Modal>
  );
}
