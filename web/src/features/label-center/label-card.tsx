import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { LabelNumber } from './label-number.tsx';
import { LabelState } from './label-state.tsx';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';

/** A label on a handheld, headed by whom it concerns: who receives it, or who bought it. */
export const LabelCard = ({ label, heading }: { label: ShippingLabelRow; heading: string }) => {
  const { service, feeCents, gmtCreate } = label;
  const nameOf = useServiceName();
  return (
    <TwoColumnCard>
      <strong>{heading}</strong>
      <LabelState label={label} />
      <span>{nameOf(service)}</span>
      <Money cents={feeCents} />
      <LabelNumber label={label} />
      <TimeText at={gmtCreate} show="ago" />
    </TwoColumnCard>
  );
};
