import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RangeProps } from '#web/ui/dates/range-days.tsx';
import { Chip } from './chip.tsx';

const RangeDays = lazy(() => import('#web/ui/dates/range-days.tsx'));

interface Props extends RangeProps {
  label: string;
  /** The days stand for themselves; otherwise they are what shows without a choice. */
  isChosen?: boolean;
}

export const RangeChip = ({ label, isChosen = true, ...range }: Props) => {
  const [open, setOpen] = useState(false);
  const { first, last, onChange } = range;
  const value = isChosen && (first || last) ? `${first ?? '…'} – ${last ?? '…'}` : undefined;
  const days = (
    <Suspense>
      <RangeDays {...range} />
    </Suspense>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomLeft" arrow={false} destroyOnHidden content={days}>
      <Chip label={label} value={value} onClear={() => onChange(undefined, undefined)} aria-expanded={open} />
    </Popover>
  );
};
