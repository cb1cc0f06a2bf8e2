import { useTranslation } from 'react-i18next';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { MissingButtons } from './missing-buttons.tsx';
import { Payment } from './payment.tsx';
import { whyMissed } from './use-missing-columns.tsx';

/** A missing item on a handheld: where to look, for what. */
export const MissingCard = ({ row }: { row: MissingRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { oneId, remarks, spec, shelvesName, state, writeOff, gmtCreate } = row;
  return (
    <TwoColumnCard>
      <strong>{shelvesName ?? '–'}</strong>
      <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>
      <span>{formatOneId(oneId)}</span>
      <TimeText at={gmtCreate} show="ago" />
      <FullRow>{[sizeText(spec), remarks].join(' · ')}</FullRow>
      <FullRow>{writeOff ? `${writeOff.requester}: ${writeOff.reason}` : whyMissed(row, t)}</FullRow>
      {row.payment && (
        <FullRow>
          <Payment payment={row.payment} />
        </FullRow>
      )}
      <FullRow>
        <MissingButtons row={row} />
      </FullRow>
    </TwoColumnCard>
  );
};
