import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { usePrint } from '#web/shared/print/use-print.ts';

/** In the line of the last scan: a parcel that had waited for the network is received, and its new labels are still missing. */
export const PrintReturnLabels = ({ units }: { units: readonly { oneId: string }[] }) => {
  const { t } = useTranslation();
  const print = usePrint();
  const label = t('returns.printLabels', { count: units.length });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void print(callEndpoint(oneIdLabels, { query: { oneIds: units.map(({ oneId }) => oneId).join(',') }, quiet: true }))}
    >
      <Printer size={22} strokeWidth={1.8} aria-hidden />
    </button>
  );
};
