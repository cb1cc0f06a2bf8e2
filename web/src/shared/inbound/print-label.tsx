import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { labelForm, labelSize } from '../print/label-form.ts';
import { usePrint } from '../print/use-print.ts';

interface Props {
  unit: { oneId: string };
}

/** Prints the label of the unit in hand; `p` does too. */
export const PrintLabel = ({ unit }: Props) => {
  const { t } = useTranslation();
  const print = usePrintLabel(unit);
  return (
    <FloorButton icon={Printer} keys="p" keyLabel={t('inbound.printLabel')} onClick={print}>
      {t('inbound.printLabel')}
    </FloorButton>
  );
};

/** The same in the line of the last scan. */
export const PrintButton = ({ unit }: Props) => {
  const { t } = useTranslation();
  const print = usePrintLabel(unit);
  return (
    <button type="button" aria-label={t('inbound.printLabel')} title={t('inbound.printLabel')} onClick={print}>
      <Printer size={22} strokeWidth={1.8} aria-hidden />
    </button>
  );
};

/** The label that goes onto the goods: the ONE ID as bars, with product, SKU and size below. */
const usePrintLabel = ({ oneId }: Props['unit']) => {
  const print = usePrint();
  return (): void => {
    const size = labelSize();
    void print(callEndpoint(oneIdLabels, { query: { oneIds: oneId, size, ...labelForm() }, quiet: true }), size);
  };
};
