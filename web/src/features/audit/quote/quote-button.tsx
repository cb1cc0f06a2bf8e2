import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { QuoteFeeButton } from './quote-fee-button.tsx';

const QuoteItems = lazy(() => import('./quote-items.tsx'));
const QuoteBoxes = lazy(() => import('./quote-boxes.tsx'));

/** What the seller is asked to agree to first: a price for each item of a cash-out, a label fee by the boxes of a reship, one fee for anything else. */
export const QuoteButton = ({ order }: { order: OrderDetail }) => {
  switch (order.type) {
    case requestTypeOf.cashOut:
      return <QuoteItemsButton order={order} />;
    case requestTypeOf.reship:
      return <QuoteBoxesButton order={order} />;
    default:
      return <QuoteFeeButton order={order} />;
  }
};

const QuoteBoxesButton = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('audit.quoteLabel')}</Button>
      {open && (
        <Suspense>
          <QuoteBoxes order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const QuoteItemsButton = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('audit.quoteItems', { count: order.items })}
      </Button>
      {open && (
        <Suspense>
          <QuoteItems order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
