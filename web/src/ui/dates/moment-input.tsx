import { useState } from 'react';
import type { ControlProps } from '../form/field.tsx';
import { formatDay } from '../text/formats.ts';
import { DateInput } from './date-input.tsx';
import { isMoment, onDay, typedMoment, writtenMoment } from './typed-dates.ts';

interface Props {
  controlProps: ControlProps;
  /** Which moments can be meant; without it those to come. */
  of?: 'past';
  /** UTC, ISO 8601; or what was typed and is no moment, so that whoever takes it refuses it. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A day and a time of the viewer's zone. A day alone means all of what is left of it, or where it has passed, its beginning. */
export const MomentInput = ({ controlProps, of, value, onChange }: Props) => {
  const time = of === 'past' ? '00:00' : '23:59';
  const [today] = useState(() => formatDay(Date.now()));
  return (
    <DateInput
      controlProps={controlProps}
      form="YYYY-MM-DD HH:mm"
      text={writtenMoment(value)}
      isReadable={(text) => typedMoment(text, time) !== undefined}
      onChange={(text) => onChange(text === '' ? undefined : (typedMoment(text, time) ?? text))}
      day={value && isMoment(value) ? formatDay(value) : undefined}
      textOf={(day) => writtenMoment(onDay(value, day, time))}
      {...(of === 'past' ? { last: today } : { first: today })}
    />
  );
};
