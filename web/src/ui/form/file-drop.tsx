import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './file-drop.module.css';
import type { ControlProps } from './field.tsx';

interface Props {
  controlProps?: ControlProps;
  /** Endings, as the browser's picker takes them: `.pdf,.png`. */
  accept: string;
  onSelect: (file: File) => void;
  tall?: boolean;
  disabled?: boolean;
  /** What to drop here, or what was. */
  children: ReactNode;
}

/** Takes one file: dropped, picked, or reached with the keyboard. */
export const FileDrop = ({
  controlProps: { status, ...controlProps } = { id: '' },
  accept,
  onSelect,
  tall = false,
  disabled = false,
  children,
}: Props) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onSelect(file);
  };
  return (
    <label
      className={styles['drop']}
      data-over={over}
      data-tall={tall}
      data-wrong={status === 'error'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={20} strokeWidth={1.6} aria-hidden />
      <span>{children}</span>
      <input
        {...controlProps}
        id={controlProps.id || undefined}
        type="file"
        disabled={disabled}
        accept={accept}
        className="unseen"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onSelect(file);
        }}
      />
    </label>
  );
};
