import type { Tied } from '../form/field.tsx';
import { DateInput } from './date-input.tsx';
import { typedDay } from './typed-dates.ts';

interface Props {
  tied: Tied;
  /** `YYYY-MM-DD`. What is no day yet is not told. */
  value: string | undefined;
  change: (value: string | undefined) => void;
}

export const DayInput = ({ tied, value, change }: Props) => (
  <DateInput
    tied={tied}
    form="YYYY-MM-DD"
    text={value ?? ''}
    isReadable={(text) => typedDay(text) !== undefined}
    change={(text) => {
      const day = typedDay(text);
      if (text === '' || day) change(day);
    }}
    day={value}
    textOf={(day) => day}
  />
);
