import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceFilter } from './filter.ts';
import styles from './filters.module.css';

interface Props {
  filter: ChoiceFilter;
  chosen: readonly string[];
  onSelect: (value: string) => void;
  onClose: () => void;
}

/** Longer lists get a field to search them. */
const searchFrom = 9;

export const ChoiceOptions = ({ filter: { label, options, many = false, search }, chosen, onSelect, onClose }: Props) => {
  const { t } = useTranslation();
  const group = useId();
  const [text, setText] = useState('');
  const found = search ? options : options.filter((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div className={styles['options']}>
      {(search || options.length >= searchFrom) && (
        <Input
          autoFocus
          size="small"
          value={text}
          placeholder={t('ui.searchOptions')}
          aria-label={t('ui.searchOptions')}
          onChange={(event) => {
            setText(event.target.value);
            search?.(event.target.value);
          }}
        />
      )}
      <fieldset>
        <legend className="unseen">{label}</legend>
        {found.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={group}
              checked={chosen.includes(option.value)}
              onChange={() => onSelect(option.value)}
              onClick={() => !many && chosen.includes(option.value) && onClose()}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </div>
  );
};
