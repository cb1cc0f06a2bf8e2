import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ReturnableRow } from '#contracts/returns/returnable.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { whyOf } from './use-returnable-columns.tsx';

/** On a handheld: which item, where it lies, whose it is and why it may go back. */
export const ReturnableCard = ({ row }: { row: ReturnableRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { oneId, shelvesName, remarks, spec, shopInfo, gmtModify } = row;
  return (
    <TwoColumnCard>
      <strong>{formatOneId(oneId)}</strong>
      <span>{shelvesName ?? '–'}</span>
      <span>{whyOf(row, t, words)}</span>
      <TimeText at={gmtModify} show="ago" />
      <FullRow>{[sizeText(spec), remarks].join(' · ')}</FullRow>
      <FullRow>{ownerName(shopInfo)}</FullRow>
    </TwoColumnCard>
  );
};
