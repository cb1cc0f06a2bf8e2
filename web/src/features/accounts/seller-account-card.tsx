import type { SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { sellerAccountStates } from '#contracts/accounts/seller-account-states.ts';
import { useWords } from '../../i18n/use-words.ts';
import { PairsCard } from '../../ui/list/row-card.tsx';
import { StatusTag } from '../../ui/status/status-tag.tsx';
import { TimeText } from '../../ui/text/time-text.tsx';

/** An account on a handheld. */
export const SellerAccountCard = ({ row }: { row: SellerAccount }) => {
  const words = useWords();
  return (
    <PairsCard>
      <strong>{row.name}</strong>
      <StatusTag tone={sellerAccountStates[row.state].tone}>{words(sellerAccountStates[row.state])}</StatusTag>
      <span>{row.email}</span>
      <TimeText at={row.gmtCreate} show="day" />
    </PairsCard>
  );
};
