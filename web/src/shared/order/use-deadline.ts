import { useTranslation } from 'react-i18next';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatDue } from '#web/ui/text/formats.ts';

/** Milliseconds before the deadline from which the time left is said. */
const soon = 30 * 60_000;

export type Urgency = 'short' | 'late' | 'near' | 'calm';

interface Due {
  short: number;
  stage: OutboundStage | null;
  gmtDue: string | null;
}

export const urgencyOf = ({ short, stage, gmtDue }: Due, now: number): Urgency => {
  if (short > 0) return 'short';
  const left = gmtDue === null || stage === 'out' ? undefined : Date.parse(gmtDue) - now;
  if (left === undefined || left >= soon) return 'calm';
  return left < 0 ? 'late' : 'near';
};

/** What presses most: missing items, the time past or left, otherwise the cut-off and its carrier. */
export const useDeadline = (order: Due & { carrier: string | null }, now: number): { urgency: Urgency; text: string; carrier?: string } => {
  const { t } = useTranslation();
  const urgency = urgencyOf(order, now);
  const left = Date.parse(order.gmtDue ?? '') - now;
  switch (urgency) {
    case 'short':
      return { urgency, text: t('orders.pressing.short', { count: order.short }) };
    case 'late':
      return { urgency, text: t('orders.pressing.late', { span: formatDuration(-left, t) }) };
    case 'near':
      return { urgency, text: t('orders.pressing.left', { span: formatDuration(left, t) }) };
    case 'calm':
      return { urgency, text: order.gmtDue ? formatDue(order.gmtDue, now) : '', ...(order.carrier !== null && { carrier: order.carrier }) };
  }
};
