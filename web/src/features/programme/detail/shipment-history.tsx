import { useTranslation } from 'react-i18next';
import type { ShipmentEventName } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentHistoryEntry } from '#contracts/fulfilment/shipment-queries.ts';
import { formatOneId, isOneId } from '#contracts/item/one-id.ts';
import { History } from '#web/ui/detail/history.tsx';

/** What happened to the shipment and to how many of its items; who did it where the viewer may know. */
export const ShipmentHistory = ({ history }: { history: readonly ShipmentHistoryEntry[] }) => {
  const { t } = useTranslation();
  const entries = history.map(({ id, name, gmtCreate, operator, items, said }) => ({
    id,
    name: t(`programme.events.${name as ShipmentEventName}`),
    at: gmtCreate,
    details: [operator, items > 0 && t('programme.pairs', { count: items })],
    said: isOneId(said) ? formatOneId(said) : said,
  }));
  return <History entries={entries} />;
};
