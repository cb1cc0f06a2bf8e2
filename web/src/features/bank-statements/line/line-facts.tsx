import { useTranslation } from 'react-i18next';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './line.module.css';

/** As the bank says it. */
export const LineFacts = ({ line }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('bankStatements.text')}>
        <p className={styles['text']}>{line.text || '–'}</p>
      </Section>
      <Section>
        <DescriptionList
          items={[
            { label: t('bankStatements.payer'), value: line.payer || '–' },
            { label: t('bankStatements.payerAccount'), value: <span className="code">{line.payerAccount || '–'}</span> },
            { label: t('bankStatements.ref'), value: <span className="code">{line.ref ?? '–'}</span> },
            { label: t('bankStatements.statement'), value: <span className="code">{line.statementId}</span> },
            { label: t('bankStatements.number'), value: formatCount(line.number) },
            { label: t('bankStatements.changed'), value: <TimeText at={line.gmtModify} /> },
            { label: t('bankStatements.operator'), value: line.operator },
          ]}
        />
      </Section>
    </>
  );
};
