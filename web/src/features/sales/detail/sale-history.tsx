import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import type { SaleEventName } from '#contracts/sales/sale-events.ts';
import type { SaleHistoryEntry } from '#contracts/sales/sale-queries.ts';
import { History } from '#web/ui/detail/history.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

/** What happened to the sale; who did it where the viewer may know. */
export const SaleHistory = ({ history }: { history: readonly SaleHistoryEntry[] }) => {
  const { t } = useTranslation();
  const entries = history.map(({ id, name, gmtCreate, operator, cents, said }) => ({
    id,
    name: t(`sales.events.${name as SaleEventName}`),
    at: gmtCreate,
    details: [operator, cents !== null && formatMoney(cents)],
    said: isOneId(said) ? formatOneId(said) : said,
  }));
  return <History entries={entries} />;
};
