import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field, type ControlProps } from './field.tsx';
import type { EndpointForm } from './use-endpoint-form.ts';

/** What a control is given: its value, what it tells, and what ties it to its label and its error. */
export interface BoundControlProps<Value> extends ControlProps {
  value: Value;
  /** Takes a value, or the event that brings it. */
  onChange: (valueOrEvent: unknown) => void;
  onBlur: () => void;
  maxLength?: number;
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: EndpointForm<Values>;
  name: Name;
  /** Its name in what is sent, where that differs. */
  bodyName?: string;
  label: ReactNode;
  aside?: ReactNode;
  hint?: ReactNode;
  /** In place of what the form says of it. */
  error?: ReactNode;
  /** Where the form knows it, and the schema does not. */
  required?: boolean;
  wide?: boolean;
}

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> extends FormFieldProps<Values, Name> {
  children: (control: BoundControlProps<ControllerRenderProps<Values, Name>['value']>) => ReactNode;
}

/** A field of a form: whether it is required, how much it takes in, and what is wrong with it, the form knows. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  bodyName = name,
  error = form.errorOf(bodyName),
  required = form.boundsOf(bodyName).isRequired,
  children,
  ...look
}: Props<Values, Name>) => {
  const { field } = useController({ control: form.control, name });
  const { maxLength } = form.boundsOf(bodyName);
  return (
    <Field {...look} required={required} error={error}>
      {(control) =>
        children({ ...control, value: field.value, onChange: field.onChange, onBlur: field.onBlur, ...(maxLength !== undefined && { maxLength }) })
      }
    </Field>
  );
};
