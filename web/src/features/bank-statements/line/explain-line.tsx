import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explanationNames, explanations, type Explanation } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { explainBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/page/section.tsx';
import styles from './line.module.css';
import { useSettle } from './use-settle.ts';

/** What needs no other paper than the statement: fees, interest, payouts. */
export const ExplainLine = ({ line: { lineId, cents } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { mutate, isPending } = useSettle(explainBankLine);
  const [as, setAs] = useState<Explanation>();
  const [remark, setRemark] = useState('');
  const options = explanationNames.filter((name) => explanations[name].way === (cents > 0 ? 'in' : 'out'));
  return (
    <Section title={t('bankStatements.explain.title')}>
      <div className={styles['form']}>
        <Field label={t('bankStatements.explain.as')}>
          {(control) => (
            <Select {...control} value={as} options={options.map((value) => ({ value, label: words(explanations[value]) }))} onChange={setAs} />
          )}
        </Field>
        <Field label={t('bankStatements.remark')}>
          {(control) => <Input {...control} maxLength={MAX_REMARK} value={remark} onChange={({ target }) => setRemark(target.value)} />}
        </Field>
      </div>
      <div className={styles['actions']}>
        <Button disabled={!as} loading={isPending} onClick={() => as && mutate({ lineId, as, remark })}>
          {t('bankStatements.explain.button')}
        </Button>
      </div>
    </Section>
  );
};
