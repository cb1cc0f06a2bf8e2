import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { lineIdOf } from '#contracts/fees/fee-subjects.ts';
import type { RateCardRow } from '#contracts/fees/rate-card-queries.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { useRead } from '#web/api/use-read.ts';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSubjectName } from '../card/use-subject-name.ts';
import styles from '../fees.module.css';
import { LineFields } from './line-fields.tsx';
import { newLine, type LineValues } from './line-values.ts';
import { offeredSubjects } from './offered-subjects.ts';
import { Rehearsal } from './rehearsal.tsx';
import { usePublishForm, type PublishForm } from './use-publish-form.ts';

interface Props {
  card: RateCardRow;
  title: string;
  onClose: () => void;
}

/** A new version of a card: from when, what it charges, and why. */
export default function PublishDrawer({ card, title, onClose }: Props) {
  const { t } = useTranslation();
  const form = usePublishForm(card, onClose);
  return (
    <FormDrawer form={form} width={560} title={t('fees.publishTitle', { card: title })} submitLabel={t('fees.publish')} onClose={onClose}>
      <p>{t('fees.publishText')}</p>
      <FormField
        form={form}
        name="effectiveFrom"
        label={t('fees.effectiveFrom')}
        hint={t('fees.earliest', { date: card.earliest, timeZone: card.timeZone })}
      >
        {({ value, onChange, ...controlProps }) => (
          <DayInput controlProps={controlProps} value={value || undefined} onChange={(day) => onChange(day ?? '')} />
        )}
      </FormField>
      <FormField form={form} name="description" label={t('fees.description')} hint={t('fees.descriptionHint')}>
        {(control) => <Input.TextArea {...control} autoSize={{ minRows: 2, maxRows: 6 }} />}
      </FormField>
      <Lines form={form} card={card} />
      <Rehearsal form={form} card={card} />
    </FormDrawer>
  );
}

const Lines = ({ form, card }: { form: PublishForm; card: RateCardRow }) => {
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  const { data } = useRead(listRepairItems);
  const { lines } = form.values;
  const offered = offeredSubjects(
    card.scope.kind,
    data?.records ?? [],
    lines.map(({ subject }) => subject),
  );
  const set = (changed: readonly LineValues[]) => form.change({ lines: changed });
  const said = (field: string) => form.errors.find((error) => error.field === field)?.msg;
  const listError = said('lines');
  return (
    <fieldset className={styles['draftLines']}>
      <legend>{t('fees.rates')}</legend>
      {lines.length === 0 && <p className={styles['nothing']}>{t('fees.noLines')}</p>}
      {lines.map((line, index) => (
        <LineFields
          key={lineIdOf(line.subject)}
          name={subjectName(line.subject)}
          line={line}
          onChange={(changed) => set(lines.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => set(lines.filter((_, at) => at !== index))}
          errorOf={(field) => said(`lines.${index}.${field}`)}
        />
      ))}
      {listError && (
        <p className={styles['wrong']} role="alert">
          {listError}
        </p>
      )}
      {offered.length > 0 && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          placeholder={t('fees.addLine')}
          aria-label={t('fees.addLine')}
          onChange={(lineId: string | null) => {
            const subject = offered.find((each) => lineIdOf(each) === lineId);
            if (subject) set([...lines, newLine(subject)]);
          }}
          options={offered.map((subject) => ({ value: lineIdOf(subject), label: subjectName(subject) }))}
        />
      )}
    </fieldset>
  );
};
