import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useTroubleActions } from './use-trouble-actions.tsx';

const ReplaceItemDialog = lazy(() => import('./replace-item-dialog.tsx'));

/** The ways out of trouble with an approved order, of which the server offers some. */
export const TroubleButtons = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { report, resume, cancel, busy } = useTroubleActions();
  const [isReplacing, setReplacing] = useState(false);
  const may = (action: OrderDetail['actions'][number]) => order.actions.includes(action);
  return (
    <>
      {(may('takeBack') || may('giveUp')) && (
        <Button loading={busy} onClick={() => void cancel(order)}>
          {t('orders.cancelOrder')}
        </Button>
      )}
      {may('reportException') && <Button onClick={() => void report(order)}>{words(orderActions.reportException)}</Button>}
      {may('replace') && <Button onClick={() => setReplacing(true)}>{words(orderActions.replace)}</Button>}
      {may('resume') && (
        <Button type="primary" loading={busy} onClick={() => resume(order)}>
          {words(orderActions.resume)}
        </Button>
      )}
      {isReplacing && (
        <Suspense>
          <ReplaceItemDialog order={order} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  );
};
