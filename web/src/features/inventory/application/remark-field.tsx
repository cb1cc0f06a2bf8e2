import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { Field } from '#web/ui/form/field.tsx';

interface Props {
  remark: string;
  change: (remark: string) => void;
  error: string | undefined;
}

/** What the applicant has to say beside. */
export const RemarkField = ({ remark, change, error }: Props) => {
  const { t } = useTranslation();
  return (
    <Field label={t('orders.remark')} aside={t('orders.apply.optional')} error={error}>
      {(tied) => <Input.TextArea {...tied} rows={2} maxLength={MAX_REMARK} value={remark} onChange={(event) => change(event.target.value)} />}
    </Field>
  );
};
