import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { orderActions } from '#contracts/outbound/order-actions.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { CompleteButton } from '#web/shared/order/complete/complete-button.tsx';
import { RowActions } from '#web/ui/list/row-actions.tsx';
import { DelistButton } from './delist-button.tsx';

const MarkSoldDialog = lazy(() => import('./mark-sold-dialog.tsx'));
const TakeOverDialog = lazy(() => import('./take-over-dialog.tsx'));

interface Props {
  order: OrderRow;
  /** In a list there is room for what is usual only; the rest is on the consignment's page. */
  inRow?: boolean;
}

/** What may be done with a consignment: the next step, and the two ways out of it. */
export const ConsignmentButtons = ({ order, inRow = false }: Props) => {
  const words = useWords();
  const [open, setOpen] = useState<'markSold' | 'takeOver'>();
  const may = (action: OrderRow['actions'][number]) => order.actions.includes(action);
  const close = () => setOpen(undefined);
  const size = inRow ? 'small' : 'medium';
  const buttons = (
    <>
      {!inRow && may('delist') && <DelistButton order={order} />}
      {!inRow && may('takeOver') && <Button onClick={() => setOpen('takeOver')}>{words(orderActions.takeOver)}</Button>}
      {may('markSold') && (
        <Button size={size} type={inRow ? 'default' : 'primary'} onClick={() => setOpen('markSold')}>
          {words(orderActions.markSold)}
        </Button>
      )}
      {may('complete') && <CompleteButton size={size} type={inRow ? 'default' : 'primary'} order={order} />}
    </>
  );
  return (
    <>
      {inRow ? <RowActions>{buttons}</RowActions> : buttons}
      {open && (
        <Suspense>
          {open === 'markSold' ? <MarkSoldDialog order={order} onClose={close} /> : <TakeOverDialog order={order} onClose={close} />}
        </Suspense>
      )}
    </>
  );
};
