import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import styles from './order.module.css';

type Moving = Pick<OrderRow, 'stage' | 'items' | 'picked' | 'packed' | 'shipped' | 'short'>;

/** How far the floor is, in one line: what counts is the last thing that began. */
export const OrderProgress = ({ order }: { order: Moving }) => {
  const words = useWords();
  if (order.stage === null) return <span className={styles['quiet']}>–</span>;
  const done = doneOf(order);
  return <ProgressBar done={done} of={order.items} text={words(outboundStageWords[order.stage])} says="words" full={order.shipped >= order.items} />;
};

const doneOf = ({ shipped, packed, picked }: Moving): number => (shipped > 0 ? shipped : packed > 0 ? packed : picked);

const steps = ['picked', 'packed', 'shipped'] as const;

/** The way through the warehouse, step by step with its counts. */
export const StageSteps = ({ order }: { order: Moving }) => {
  const { t } = useTranslation();
  const now = steps.find((step) => order[step] < order.items - order.short) ?? 'none';
  return (
    <ol className={styles['stages']}>
      <li data-at="done">{t('orders.stages.approved')}</li>
      {steps.map((step) => (
        <li key={step} data-at={step === now ? 'now' : order[step] > 0 ? 'done' : 'later'}>
          {t(`orders.stages.${step}`)}
          <small className="figures">{t('orders.ofItems', { done: order[step], items: order.items })}</small>
        </li>
      ))}
    </ol>
  );
};
