import { Popover } from 'antd';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const AsOfForm = lazy(() => import('./as-of-form.tsx'));

interface Props {
  /** UTC, ISO 8601; undefined for the present. */
  at: string | undefined;
  onSelect: (at: string) => void;
  /** Opens it. */
  children: ReactElement;
}

/** Asks for a moment that has passed. The form comes once it is asked for: few look back. */
export const AsOfPicker = ({ at, onSelect, children }: Props) => {
  const [open, setOpen] = useState(false);
  const form = (
    <Suspense>
      <AsOfForm
        at={at}
        onSelect={(chosen) => {
          setOpen(false);
          onSelect(chosen);
        }}
      />
    </Suspense>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" arrow={false} destroyOnHidden content={form}>
      {children}
    </Popover>
  );
};
