import { Input, Popover } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import type { ChoiceFilter } from './filter.ts';
import styles from './filters.module.css';

interface Props {
  filter: ChoiceFilter;
  value: string | undefined;
  change: (value: string | undefined) => void;
}

/** Longer lists get a field to search them. */
const searchFrom = 9;

export const ChoiceChip = ({ filter, value, change }: Props) => {
  const { options, many = false, search } = filter;
  const { t } = useTranslation();
  const group = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const chosen = value?.split(',').filter(Boolean) ?? [];
  const names = chosen.map((each) => options.find((option) => option.value === each)?.label ?? each);
  const found = search ? options : options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));

  const choose = (picked: string) => {
    if (!many) {
      setOpen(false);
      return change(picked);
    }
    const next = chosen.includes(picked) ? chosen.filter((each) => each !== picked) : [...chosen, picked];
    change(next.length > 0 ? next.join(',') : undefined);
  };

  const list = (
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
        <legend className="unseen">{filter.label}</legend>
        {found.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={group}
              checked={chosen.includes(option.value)}
              onChange={() => choose(option.value)}
              onClick={() => !many && chosen.includes(option.value) && setOpen(false)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </div>
  );

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={list}
      styles={{ container: { padding: 6 } }}
    >
      <Chip label={filter.label} value={names.length > 0 ? shortened(names) : undefined} clear={() => change(undefined)} aria-expanded={open} />
    </Popover>
  );
};

const shortened = (names: readonly string[]): string => (names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', '));
