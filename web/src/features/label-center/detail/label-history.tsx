import { useTranslation } from 'react-i18next';
import { parcelStatuses } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { History } from '#web/ui/detail/history.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';

/** What became of the label. */
export const LabelHistory = ({
  label: { gmtCreate, gmtVoided, gmtRefunded, gmtScanned, parcelStatus, voidRefused, feeCents, reason },
}: {
  label: ShippingLabelRow;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const steps = [
    { id: 'refunded', at: gmtRefunded, details: [formatMoney(feeCents, { signed: true })] },
    { id: 'voided', at: gmtVoided, details: [reason, voidRefused] },
    { id: 'bought', at: gmtCreate, details: [formatMoney(-feeCents)] },
  ] as const;
  const scan =
    parcelStatus === null || gmtScanned === null
      ? []
      : [{ id: 'scanned', name: words(parcelStatuses[parcelStatus]), at: gmtScanned, details: [], said: null }];
  const ours = steps.flatMap(({ id, at, details }) => (at === null ? [] : [{ id, name: t(`labels.events.${id}`), at, details, said: null }]));
  return <History entries={[...scan, ...ours].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))} />;
};
