import { Button } from 'antd';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './column-picker.module.css';
import type { ColumnChoice } from './use-columns.ts';

/** Made only while it is open: the list above it is drawn at every change of a row. */
export default function ColumnList<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const { offered } = choice;

  return (
    <fieldset className={styles['columns']}>
      <legend className="unseen">{t('ui.columns')}</legend>
      <ul>
        {offered.map((column, index) => (
          <li
            key={column.key}
            draggable
            data-dragged={dragged === column.key}
            onDragStart={() => setDragged(column.key)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== column.key) choice.move(dragged, column.key);
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <GripVertical size={13} strokeWidth={1.7} aria-hidden />
            <label>
              <input type="checkbox" checked={choice.isShown(column)} onChange={() => choice.toggle(column)} />
              {column.title}
            </label>
            <Step
              icon={ChevronUp}
              label={t('ui.moveUp', { column: column.title })}
              to={offered[index - 1]?.key}
              onMove={(to) => choice.move(column.key, to)}
            />
            <Step
              icon={ChevronDown}
              label={t('ui.moveDown', { column: column.title })}
              to={offered[index + 1]?.key}
              onMove={(to) => choice.move(column.key, to)}
            />
          </li>
        ))}
      </ul>
      <Button type="text" size="small" disabled={!choice.reset} onClick={choice.reset}>
        {t('ui.resetColumns')}
      </Button>
    </fieldset>
  );
}

interface StepProps {
  icon: typeof ChevronUp;
  label: string;
  /** Key of the neighbour whose place it takes. */
  to: string | undefined;
  onMove: (to: string) => void;
}

const Step = ({ icon: Icon, label, to, onMove }: StepProps) => (
  <button type="button" aria-label={label} title={label} disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
    <Icon size={14} strokeWidth={1.8} aria-hidden />
  </button>
);
