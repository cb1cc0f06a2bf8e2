import { countStatuses } from '#contracts/counts/count-events.ts';
import type { CountRow } from '#contracts/counts/count-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useResultText } from '../use-result-text.ts';

/** A count on a handheld. */
export const CountCard = ({ row }: { row: CountRow }) => {
  const words = useWords();
  const resultText = useResultText();
  const { shelvesName, status, countNo, gmtModify, counters } = row;
  return (
    <TwoColumnCard>
      <strong>{shelvesName}</strong>
      <StatusTag tone={countStatuses[status].tone}>{words(countStatuses[status])}</StatusTag>
      <span>{countNo}</span>
      <TimeText at={gmtModify} show="ago" />
      <FullRow>{resultText(row)}</FullRow>
      {counters.length > 0 && <FullRow>{counters.map(({ name }) => name).join(', ')}</FullRow>}
    </TwoColumnCard>
  );
};
