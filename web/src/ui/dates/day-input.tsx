import type { ControlProps } from '../form/field.tsx';
import { DateInput } from './date-input.tsx';
import { typedDay } from './typed-dates.ts';

interface Props {
  controlProps: ControlProps;
  /** `YYYY-MM-DD`. What is no day yet is not told. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export const DayInput = ({ controlProps, value, onChange }: Props) => (
  <DateInput
    controlProps={controlProps}
    form="YYYY-MM-DD"
    text={value ?? ''}
    isReadable={(text) => typedDay(text) !== undefined}
    onChange={(text) => {
      const day = typedDay(text);
      if (text === '' || day) onChange(day);
    }}
    day={value}
    textOf={(day) => day}
  />
);
