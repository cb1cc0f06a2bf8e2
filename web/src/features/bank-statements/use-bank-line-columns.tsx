import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bankLineStatuses, explanations } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineRow } from '#contracts/statements/bank/bank-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';

export const useBankLineColumns = (): readonly Column<BankLineRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo(
    () => [
      { key: 'bookedOn', title: t('bankStatements.bookedOn'), width: 116, sort: 'bookedOn', fixed: true, render: ({ bookedOn }) => bookedOn },
      {
        key: 'amount',
        title: t('bankStatements.amount'),
        width: 130,
        numeric: true,
        sort: 'cents',
        fixed: true,
        render: ({ cents }) => <Amount cents={cents} />,
      },
      { key: 'payer', title: t('bankStatements.payer'), width: 210, render: ({ payer }) => payer },
      { key: 'text', title: t('bankStatements.text'), render: ({ text }) => <span title={text}>{text}</span> },
      {
        key: 'status',
        title: t('bankStatements.status'),
        width: 130,
        fixed: true,
        render: ({ status }) => <StatusTag tone={bankLineStatuses[status].tone}>{words(bankLineStatuses[status])}</StatusTag>,
      },
      {
        key: 'how',
        title: t('bankStatements.how'),
        width: 190,
        render: ({ by, explainedAs }) => (explainedAs ? words(explanations[explainedAs]) : by && t(`bankStatements.matchedBy.${by}`)),
      },
      { key: 'ref', title: t('bankStatements.ref'), width: 170, optional: true, render: ({ ref }) => <span className="code">{ref}</span> },
      {
        key: 'statement',
        title: t('bankStatements.statement'),
        width: 150,
        optional: true,
        render: ({ statementId }) => <span className="code">{statementId}</span>,
      },
    ],
    [t, words],
  );
};

const Amount = ({ cents }: { cents: number }) => (
  <strong>
    <Money cents={cents} kind={cents > 0 ? 'credit' : 'plain'} unit="" />
  </strong>
);
