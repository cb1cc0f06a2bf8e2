import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { History } from '#web/ui/detail/history.tsx';

/** What happened, newest first; finance also sees who did it. */
export const WithdrawalHistory = ({ withdrawal: { history } }: { withdrawal: WithdrawalDetail }) => {
  const { t } = useTranslation();
  return (
    <History
      entries={history.toReversed().map(({ id, name, gmtCreate, operator, said }) => ({
        id,
        name: t(`withdrawal.events.${name}`),
        at: gmtCreate,
        details: [operator],
        said: said || null,
      }))}
    />
  );
};
