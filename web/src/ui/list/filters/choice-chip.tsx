import { Popover } from 'antd';
import { useState } from 'react';
import { Chip } from './chip.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import type { ChoiceFilter } from './filter.ts';

interface Props {
  filter: ChoiceFilter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export const ChoiceChip = ({ filter, value, onChange }: Props) => {
  const { options, many = false } = filter;
  const [open, setOpen] = useState(false);
  const chosen = value?.split(',').filter(Boolean) ?? [];
  const names = chosen.map((each) => options.find((option) => option.value === each)?.label ?? each);

  const select = (picked: string) => {
    if (!many) {
      setOpen(false);
      return onChange(picked);
    }
    const next = chosen.includes(picked) ? chosen.filter((each) => each !== picked) : [...chosen, picked];
    onChange(next.length > 0 ? next.join(',') : undefined);
  };

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={<ChoiceOptions filter={filter} chosen={chosen} onSelect={select} onClose={() => setOpen(false)} />}
      styles={{ container: { padding: 6 } }}
    >
      <Chip label={filter.label} value={names.length > 0 ? shortened(names) : undefined} onClear={() => onChange(undefined)} aria-expanded={open} />
    </Popover>
  );
};

const shortened = (names: readonly string[]): string => (names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', '));
