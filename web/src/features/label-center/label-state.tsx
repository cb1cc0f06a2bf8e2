import { useTranslation } from 'react-i18next';
import { parcelStatuses } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { shippingLabelStates } from '#contracts/labels/shipping/shipping-label-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** Where the label stands; of one that is under way, where its parcel is. */
export const LabelState = ({
  label: { state, parcelStatus, voidRefused },
}: {
  label: Pick<ShippingLabelRow, 'state' | 'parcelStatus' | 'voidRefused'>;
}) => {
  const words = useWords();
  const { t } = useTranslation();
  if (state === 'voided' && voidRefused !== null) return <StatusTag tone="refused">{t('labels.voidRefused')}</StatusTag>;
  const isUnderWay = state === 'bought' && parcelStatus !== null && parcelStatus !== 'announced';
  const shown = isUnderWay ? parcelStatuses[parcelStatus] : shippingLabelStates[state];
  return <StatusTag tone={shown.tone}>{words(shown)}</StatusTag>;
};
