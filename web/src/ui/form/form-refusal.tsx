import { remedyOf } from '#web/api/http/failures.ts';
import { Refusal } from './refusal.tsx';
import type { FormFrame } from './use-endpoint-form.ts';

/** What is wrong with a form that no field shows, and what may be done about what the server refused, whether or not a field shows it. */
export const FormRefusal = ({ form: { formError, refusal } }: { form: Pick<FormFrame, 'formError' | 'refusal'> }) => {
  const remedy = remedyOf(refusal);
  if (!formError && !remedy) return null;
  return (
    <Refusal>
      {formError} {remedy && <a href={remedy.href}>{remedy.label}</a>}
    </Refusal>
  );
};
