import { useTranslation } from 'react-i18next';
import { countCauses, countStatuses } from '#contracts/counts/count-events.ts';
import type { CountRow } from '#contracts/counts/count-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useResultText } from '../use-result-text.ts';

export const useCountColumns = (): readonly Column<CountRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const { terminal } = useUser();
  const resultText = useResultText();
  return [
    { key: 'shelf', title: t('counts.shelf'), width: 116, fixed: true, sort: 'shelf', render: ({ shelvesName }) => <strong>{shelvesName}</strong> },
    {
      key: 'status',
      title: t('counts.status'),
      width: 150,
      fixed: true,
      render: ({ status }) => <StatusTag tone={countStatuses[status].tone}>{words(countStatuses[status])}</StatusTag>,
    },
    { key: 'result', title: t('counts.result'), render: (row) => resultText(row) },
    { key: 'counters', title: t('counts.counters'), width: 200, render: ({ counters }) => counters.map(({ name }) => name).join(', ') || '–' },
    { key: 'cause', title: t('counts.cause'), width: 110, render: ({ cause }) => words(countCauses[cause]) },
    { key: 'warehouse', title: t('counts.warehouse'), width: 150, optional: terminal !== 'admin', render: ({ wareName }) => wareName },
    { key: 'zone', title: t('counts.zone'), width: 80, optional: true, render: ({ zone }) => zone || '–' },
    { key: 'countNo', title: t('counts.countNo'), width: 160, render: ({ countNo }) => <span className="code">{countNo}</span> },
    { key: 'changed', title: t('counts.changed'), width: 152, sort: 'gmtModify', render: ({ gmtModify }) => <TimeText at={gmtModify} /> },
  ];
};
