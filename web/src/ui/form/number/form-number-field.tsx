import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../form-field.tsx';
import { NumberField } from './number-field.tsx';
import type { Bounds, NumberKind } from './number-kinds.ts';

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> extends FormFieldProps<Values, Name> {
  /** `moneyKind`, `kilogramKind` or `wholeKind`; the bounds come from the schema. */
  kind: (bounds: Bounds) => NumberKind;
  autoFocus?: boolean;
  width?: number | string;
}

/** A number of a form, within the bounds of the schema. */
export const FormNumberField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  bodyName = name,
  error = form.errorOf(bodyName),
  required = form.boundsOf(bodyName).isRequired,
  kind,
  ...look
}: Props<Values, Name>) => {
  const { field } = useController({ control: form.control, name });
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = form.boundsOf(bodyName);
  return <NumberField {...look} required={required} error={error} kind={kind({ min, max })} value={field.value} onChange={field.onChange} />;
};
