import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** In the line of the last scan. */
export const PrintButton = ({ print }: { print: () => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" aria-label={t('inbound.printLabel')} title={t('inbound.printLabel')} onClick={print}>
      <Printer size={22} strokeWidth={1.8} aria-hidden />
    </button>
  );
};
