import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heaviestParcel } from '#contracts/outbound/floor-fields.ts';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { kilogramKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import styles from '../packing.module.css';

interface Props {
  grams: number | undefined;
  autoFocus: boolean;
  onWeigh(grams: number | undefined): void;
  /** Enter. */
  onDone(): void;
}

const kind = kilogramKind({ max: heaviestParcel });

/** What the scale says, as it was typed: a weight that no parcel has is refused in words, and the parcel waits for its own. */
export const WeightField = ({ grams, autoFocus, onWeigh, onDone }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<TypedNumber>(grams ?? null);
  const change = (value: TypedNumber) => {
    setTyped(value);
    onWeigh(typeof value === 'number' ? value : undefined);
  };
  return (
    <form
      className={styles['weight']}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <NumberField label={t('packing.weight')} kind={kind} value={typed} onChange={change} autoFocus={autoFocus} />
    </form>
  );
};
