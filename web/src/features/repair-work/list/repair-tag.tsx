import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { repairCodes } from '#contracts/repair/repair-codes.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import type { RepairRow } from '#contracts/repair/repair-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** Where a repair stands; its last step on pointing at it. */
export const RepairTag = ({ repair: { status, code, today } }: { repair: Pick<RepairRow, 'status' | 'code' | 'today'> }) => {
  const { t } = useTranslation();
  const words = useWords();
  const isDue = today && (status === 'approved' || status === 'picked');
  return (
    <span title={`${code} · ${words(repairCodes[code])}`}>
      <StatusTag tone={repairStatuses[status].tone}>{words(repairStatuses[status])}</StatusTag>
      {isDue && (
        <>
          {' '}
          <StatusTag tone="progress" icon={CalendarCheck}>
            {t('repairWork.today')}
          </StatusTag>
        </>
      )}
    </span>
  );
};
