import { useTranslation } from 'react-i18next';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { History } from '#web/ui/detail/history.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

/** What became of the label. */
export const LabelHistory = ({ label: { gmtCreate, gmtVoided, gmtRefunded, feeCents, reason } }: { label: ShippingLabelRow }) => {
  const { t } = useTranslation();
  const steps = [
    { id: 'refunded', at: gmtRefunded, details: [formatMoney(feeCents, { signed: true })] },
    { id: 'voided', at: gmtVoided, details: [reason] },
    { id: 'bought', at: gmtCreate, details: [formatMoney(-feeCents)] },
  ] as const;
  return (
    <History
      entries={steps.flatMap(({ id, at, details }) => (at === null ? [] : [{ id, name: t(`labels.events.${id}`), at, details, said: null }]))}
    />
  );
};
