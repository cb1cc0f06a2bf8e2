import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderStatus, outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** The stage on the floor; before and beside it, the status of the order. */
export const OrderStage = ({ order: { type, state, stage } }: { order: OrderRow }) => {
  const words = useWords();
  const said = stage && state === 'pendingOutbound' ? outboundStageWords[stage] : orderStatus(type, state);
  return <StatusTag tone={said.tone}>{words(said)}</StatusTag>;
};

/** What counts is the last thing that began. */
export const Progress = ({ order: { items, picked, packed, shipped } }: { order: OrderRow }) => {
  const { t } = useTranslation();
  const done = shipped || packed || picked;
  return <ProgressBar done={done} of={items} text={t('orders.ofItems', { done, items })} />;
};
