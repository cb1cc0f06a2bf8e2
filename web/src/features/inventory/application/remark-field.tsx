import { Input } from 'antd';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';

/** What the applicant has to say beside. */
export const RemarkField = <Values extends FieldValues & { remark: string }>({ form }: { form: EndpointForm<Values> }) => {
  const { t } = useTranslation();
  return (
    <FormField form={form} name={'remark' as FieldPath<Values>} label={t('orders.remark')} aside={t('orders.apply.optional')}>
      {(control) => <Input.TextArea {...control} rows={2} />}
    </FormField>
  );
};
