import type { BulkReshipRow } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { bulkReshipStates } from '#contracts/requests/bulk-reships/bulk-reship-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** How far all of it is. */
export const BulkReshipStatus = ({ bulk: { state } }: { bulk: Pick<BulkReshipRow, 'state'> }) => {
  const words = useWords();
  const status = bulkReshipStates[state];
  return <StatusTag tone={status.tone}>{words(status)}</StatusTag>;
};
