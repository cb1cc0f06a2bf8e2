import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvColumnNames, csvColumns, MAX_HEADING, type CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/page/section.tsx';
import styles from './import.module.css';

interface Props {
  given: CsvMapping | undefined;
  isPending: boolean;
  onSelect: (mapping: CsvMapping) => void;
}

/** The headings of the bank's table, as it writes them. They are kept with the statement, and hold for the next file. */
export const CsvMappingForm = ({ given = {}, isPending, onSelect }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [mapping, setMapping] = useState<CsvMapping>(given);
  const said = Object.fromEntries(Object.entries(mapping).filter(([, heading]) => heading !== undefined && heading !== '')) as CsvMapping;
  return (
    <Section title={t('bankStatements.import.mapping')} aside={t('bankStatements.import.mappingHint')}>
      <form
        className={styles['mapping']}
        onSubmit={(event) => {
          event.preventDefault();
          onSelect(said);
        }}
      >
        {csvColumnNames.map((name) => (
          <Field key={name} label={words(csvColumns[name])}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_HEADING}
                value={mapping[name] ?? ''}
                onChange={({ target }) => setMapping({ ...mapping, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={t('bankStatements.import.dateOrder')}>
          {(control) => (
            <Select
              {...control}
              allowClear
              value={mapping.dateOrder}
              options={(['dayFirst', 'monthFirst'] as const).map((value) => ({ value, label: t(`bankStatements.import.${value}`) }))}
              onChange={(dateOrder) => setMapping({ ...mapping, dateOrder })}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={isPending}>
          {t('bankStatements.import.again')}
        </Button>
      </form>
    </Section>
  );
};
