import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import styles from './text.module.css';

interface Props {
  value: string;
  /** Opens the item. */
  onOpen?: () => void;
  copy?: boolean;
}

/** A ONE ID as people read it. What is copied is the code as a scanner gives it. */
export const OneId = ({ value, onOpen, copy = false }: Props) => (
  <span className={styles['oneId']}>
    {onOpen ? (
      <button
        type="button"
        className={styles['open']}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {formatOneId(value)}
      </button>
    ) : (
      formatOneId(value)
    )}
    {copy && <CopyButton text={value} />}
  </span>
);

/** Milliseconds that the tick stays. */
const copiedFor = 1200;

export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async (event: React.MouseEvent) => {
    event.stopPropagation();
    await navigator.clipboard?.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), copiedFor);
  };
  return (
    <button type="button" className={styles['copy']} aria-label={t(copied ? 'ui.copied' : 'ui.copy')} onClick={(event) => void copy(event)}>
      <Icon size={13} strokeWidth={1.8} aria-hidden />
    </button>
  );
};
