import { useTranslation } from 'react-i18next';
import type { OrderChange } from '#contracts/outbound/order-rows.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

/** "Price $104.00 → $640.00"; of an address only that it was changed. */
export const useOrderChangeWords = () => {
  const { t } = useTranslation();
  const shown = (value: OrderChange['from']): string => (typeof value === 'number' ? formatMoney(value) : value || '–');
  return ({ field, from, to }: OrderChange): string =>
    field === 'address' ? t('orders.changes.address') : t(`orders.changes.${field}`, { from: shown(from), to: shown(to) });
};
