import { useTranslation } from 'react-i18next';
import type { RepairEventName } from '#contracts/repair/repair-events.ts';
import type { RepairHistoryEntry } from '#contracts/repair/repair-queries.ts';
import { History } from '#web/ui/detail/history.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

/** What happened to the repair order; who did it where the viewer may know. */
export const RepairHistory = ({ history }: { history: readonly RepairHistoryEntry[] }) => {
  const { t } = useTranslation();
  const entries = history.map(({ id, name, gmtCreate, operator, cost, said }) => ({
    id,
    name: t(`repairs.events.${name as RepairEventName}`),
    at: gmtCreate,
    details: [operator, cost !== null && formatMoney(cost)],
    said,
  }));
  return <History entries={entries} />;
};
