import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { usePrintLabel, type Labelled } from './use-print-label.ts';

/** Prints the label of the unit in hand; `p` does too. */
export const PrintLabel = ({ unit }: { unit: Labelled }) => {
  const { t } = useTranslation();
  const print = usePrintLabel();
  return (
    <FloorButton icon={Printer} keys="p" does={t('inbound.printLabel')} onClick={() => print(unit)}>
      {t('inbound.printLabel')}
    </FloorButton>
  );
};
