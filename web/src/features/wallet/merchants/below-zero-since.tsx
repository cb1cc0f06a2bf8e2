import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { useNow } from '#web/ui/text/use-now.ts';

/** How long a seller has owed money. */
export const BelowZeroSince = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  const now = useNow();
  return <StatusTag tone="refused">{t('wallet.merchants.belowZeroFor', { time: formatDuration(now - Date.parse(at), t) })}</StatusTag>;
};
