import { shippingLabelStates, type ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

export const LabelState = ({ state }: { state: ShippingLabelState }) => {
  const words = useWords();
  return <StatusTag tone={shippingLabelStates[state].tone}>{words(shippingLabelStates[state])}</StatusTag>;
};
