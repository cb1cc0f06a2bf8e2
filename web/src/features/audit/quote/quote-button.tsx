import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { QuoteFeeButton } from './quote-fee-button.tsx';

const QuoteItems = lazy(() => import('./quote-items.tsx'));

/** What the seller is asked to agree to first: a price for each item of a cash-out, one fee for anything else. */
export const QuoteButton = ({ order }: { order: OrderDetail }) =>
  order.type === requestTypeOf.cashOut ? <QuoteItemsButton order={order} /> : <QuoteFeeButton order={order} />;

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
