import { useTranslation } from 'react-i18next';
import type { CheckedBankFile } from '#contracts/statements/bank/bank-endpoints.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';

type Statement = CheckedBankFile['statements'][number];
type Line = CheckedBankFile['preview'][number];

/** Opening + in − out = closing, statement by statement, and the lines that would be new. */
export const CheckedFile = ({ checked: { statements, preview, newLines } }: { checked: CheckedBankFile }) => {
  const { t } = useTranslation();
  const statementColumns: Column<Statement>[] = [
    { key: 'days', title: t('bankStatements.import.days'), render: ({ from, to }) => (from === to ? from : `${from} – ${to}`) },
    {
      key: 'opening',
      title: t('bankStatements.import.opening'),
      width: 112,
      numeric: true,
      render: ({ openingCents }) => <Money cents={openingCents} unit="" />,
    },
    {
      key: 'in',
      title: t('bankStatements.import.in'),
      width: 108,
      numeric: true,
      render: ({ inCents }) => <Money cents={inCents} kind="credit" unit="" />,
    },
    { key: 'out', title: t('bankStatements.import.out'), width: 108, numeric: true, render: ({ outCents }) => <Money cents={-outCents} unit="" /> },
    {
      key: 'closing',
      title: t('bankStatements.import.closing'),
      width: 112,
      numeric: true,
      render: ({ closingCents }) => <Money cents={closingCents} unit="" />,
    },
    {
      key: 'known',
      title: '',
      width: 142,
      render: ({ isKnown, lines }) =>
        isKnown ? (
          <StatusTag tone="cancelled">{t('bankStatements.import.known')}</StatusTag>
        ) : (
          <StatusTag tone="done">{t('bankStatements.import.new', { count: lines })}</StatusTag>
        ),
    },
  ];
  const lineColumns: Column<Line>[] = [
    { key: 'day', title: t('bankStatements.bookedOn'), width: 110, render: ({ bookedOn }) => bookedOn },
    { key: 'payer', title: t('bankStatements.payer'), width: 200, render: ({ payer }) => payer },
    { key: 'text', title: t('bankStatements.text'), render: ({ text }) => <span title={text}>{text}</span> },
    {
      key: 'amount',
      title: t('bankStatements.amount'),
      width: 108,
      numeric: true,
      render: ({ cents }) => <Money cents={cents} kind={cents > 0 ? 'credit' : 'plain'} unit="" />,
    },
  ];
  return (
    <>
      <Section title={t('bankStatements.import.statements')} count={statements.length}>
        <DataTable
          inline
          columns={statementColumns}
          rows={statements}
          keyOf={({ statementId }) => statementId}
          label={t('bankStatements.import.statements')}
        />
      </Section>
      {newLines > 0 && (
        <Section title={t('bankStatements.import.lines')} count={newLines}>
          <DataTable
            inline
            columns={lineColumns}
            rows={preview.slice(0, 12)}
            keyOf={({ lineId }) => lineId}
            label={t('bankStatements.import.lines')}
          />
          {newLines > 12 && <p>{t('bankStatements.import.more', { count: newLines - 12 })}</p>}
        </Section>
      )}
    </>
  );
};
